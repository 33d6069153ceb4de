import { type Finding, type Refusal, refuse } from "../../contract/answer";
import { commonErrors } from "../../contract/error-catalogue";
import type { Upstream } from "../../upstream/answer";
import { withStatus } from "../delivery/refusal";
import type { Message } from "../message";

/** The message never went out: a fault, or a bound, was before it. */
export const notForwarded: Finding = {
  code: "not-forwarded",
  text: "the provider never got this message",
};

/** A provider could read such a path as one above its base, with the credentials that go to it. */
const leavesBase = (target: string): boolean =>
  decodeURIComponent(target.replace(/\?.*$/s, ""))
    .split(/[/\\]/)
    .some((segment) => segment === "." || segment === "..");

/**
 * Why a message does not go out: its body cannot be read, its path leads elsewhere, its user has no provider, or the
 * data are the provider's.
 */
export function refusalInPlace(
  { unreadable, target, route, user }: Message,
  upstream: Upstream,
): Refusal | undefined {
  if (unreadable !== undefined) return unreadable;
  if (leavesBase(target))
    return refuse(commonErrors["path-unknown"], {
      freeString: "A path with . or .. in it is not sent to a provider.",
    });
  if (upstream.isMissing === true)
    return refuse(withStatus(commonErrors["provider-missing"], route.operation), {
      freeString: `No upstream of ${route.contract.name} is set for ${user}.`,
    });
  return route.administer === undefined || upstream.takesAdministration
    ? undefined
    : refuse(commonErrors["data-of-provider"]);
}
