import type { QrProperties } from "./models";

/** Longest provider identifier: with it and a tranId of 32 characters the template is 99 long. */
const longestIdentifier = 59;

/** Tag of two digits, length of two digits, value. */
const element = (tag: string, value: string): string =>
  `${tag}${String(value.length).padStart(2, "0")}${value}`;

/**
 * The content of a code: tag-length-value after the EMV merchant-presented format, with nothing in it but the provider
 * and the `tranId`. No checksum.
 */
export function qrContent(tranId: string, provider: string): string {
  return element("00", "01") + element("26", element("00", provider) + element("01", tranId));
}

/** The provider that a code names: what its properties say, where that fits. */
export function providerIn({ uuid, guid }: QrProperties, usual: string): string {
  const given = uuid ?? guid ?? "";
  return given === "" || given.length > longestIdentifier ? usual : given;
}
