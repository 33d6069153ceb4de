/** The alphabetic codes of ISO 4217, each with its number; those that were withdrawn of late are still sent. */
const codes = `
  AED 784, AFN 971, ALL 008, AMD 051, ANG 532, AOA 973, ARS 032, AUD 036, AWG 533, AZN 944, BAM 977, BBD 052
  BDT 050, BGN 975, BHD 048, BIF 108, BMD 060, BND 096, BOB 068, BOV 984, BRL 986, BSD 044, BTN 064, BWP 072
  BYN 933, BZD 084, CAD 124, CDF 976, CHE 947, CHF 756, CHW 948, CLF 990, CLP 152, CNY 156, COP 170, COU 970
  CRC 188, CUC 931, CUP 192, CVE 132, CZK 203, DJF 262, DKK 208, DOP 214, DZD 012, EGP 818, ERN 232, ETB 230
  EUR 978, FJD 242, FKP 238, GBP 826, GEL 981, GHS 936, GIP 292, GMD 270, GNF 324, GTQ 320, GYD 328, HKD 344
  HNL 340, HRK 191, HTG 332, HUF 348, IDR 360, ILS 376, INR 356, IQD 368, IRR 364, ISK 352, JMD 388, JOD 400
  JPY 392, KES 404, KGS 417, KHR 116, KMF 174, KPW 408, KRW 410, KWD 414, KYD 136, KZT 398, LAK 418, LBP 422
  LKR 144, LRD 430, LSL 426, LYD 434, MAD 504, MDL 498, MGA 969, MKD 807, MMK 104, MNT 496, MOP 446, MRU 929
  MUR 480, MVR 462, MWK 454, MXN 484, MXV 979, MYR 458, MZN 943, NAD 516, NGN 566, NIO 558, NOK 578, NPR 524
  NZD 554, OMR 512, PAB 590, PEN 604, PGK 598, PHP 608, PKR 586, PLN 985, PYG 600, QAR 634, RON 946, RSD 941
  RUB 643, RWF 646, SAR 682, SBD 090, SCR 690, SDG 938, SEK 752, SGD 702, SHP 654, SLE 925, SLL 694, SOS 706
  SRD 968, SSP 728, STN 930, SVC 222, SYP 760, SZL 748, THB 764, TJS 972, TMT 934, TND 788, TOP 776, TRY 949
  TTD 780, TWD 901, TZS 834, UAH 980, UGX 800, USD 840, USN 997, UYI 940, UYU 858, UYW 927, UZS 860, VED 926
  VES 928, VND 704, VUV 548, WST 882, XAF 950, XAG 961, XAU 959, XBA 955, XBB 956, XBC 957, XBD 958, XCD 951
  XDR 960, XOF 952, XPD 964, XPF 953, XPT 962, XSU 994, XTS 963, XUA 965, XXX 999, YER 886, ZAR 710, ZMW 967
  ZWG 924, ZWL 932
`;

/** Number of a currency, three digits, by its alphabetic code. */
const currencyNumbers: ReadonlyMap<string, string> = new Map(
  [...codes.matchAll(/([A-Z]{3}) (\d{3})/g)].map(([, code = "", number = ""]) => [code, number]),
);

/**
 * The three digits of a currency that is sent as a number or by its alphabetic code; undefined: it is none of these.
 */
export function currencyMeant(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 999)
    return String(value).padStart(3, "0");
  return typeof value === "string" ? currencyNumbers.get(value) : undefined;
}

/** Alphabetic codes of currencies, by their numbers. */
export const alphabeticCodes: ReadonlyMap<string, string> = new Map(
  [...currencyNumbers].map(([code, number]) => [number, code]),
);

/** How amounts of a currency are written, as far as some were: a format takes long to make. */
const formats = new Map<string, { format: Intl.NumberFormat; digits: number }>();

/** How amounts of a currency are written, by its number; undefined: it is not known. */
function formatOf(number: string): { format: Intl.NumberFormat; digits: number } | undefined {
  const known = formats.get(number);
  const currency = alphabeticCodes.get(number);
  if (known !== undefined || currency === undefined) return known;
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const made = { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
  formats.set(number, made);
  return made;
}

/** Decimals of a currency, by its number: 2, where it is not known. */
export const minorDigits = (number: string): number => formatOf(number)?.digits ?? 2;

/** An amount as messages have it: minor units, and the number of the currency. */
export interface MoneyAmount {
  amount: number;
  currency: string;
}

/** `R 25.00`, which is never broken over lines; minor units of a currency that is not known. */
export function moneyText({ amount, currency }: MoneyAmount): string {
  const { format, digits = 2 } = formatOf(currency) ?? {};
  if (format === undefined || !Number.isSafeInteger(amount))
    return `${amount} of currency ${currency}`;
  return format.format(amount / 10 ** digits);
}

/** The same for text in which each blank is a plain one. */
export const plainMoney = (amount: MoneyAmount): string =>
  moneyText(amount).replaceAll("\u00a0", " ");
