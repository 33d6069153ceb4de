import { faultKind, noMembers } from "./kind";

export const maintenance = faultKind("maintenance", {
  description: "A proxy's page of a service that is being maintained",
  form: noMembers,
  effect: () => ({ status: 503, page: true }),
  explain: (fault) => `says that it is maintained, ${fault.when} processing`,
  builder: { words: "meets a service that is being maintained" },
});
