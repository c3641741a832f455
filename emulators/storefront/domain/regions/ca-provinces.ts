import type { Region, RegionTax } from "./region.ts";

const gst: RegionTax = { title: "GST", rate: 5_000 };
const hst = (rate: number): RegionTax[] => [{ title: "HST", rate }];

/**
 * The provinces and territories with their sales taxes (canada.ca, "Charge and collect the tax – Which rate to charge", 2025).
 * Leaves out reduced rates and exemptions, such as the provincial part on printed books.
 */
export const caProvinces: readonly Region[] = [
  toProvince("AB", "Alberta", ["T"], [gst]),
  toProvince("BC", "British Columbia", ["V"], [gst, { title: "PST", rate: 7_000 }]),
  toProvince("MB", "Manitoba", ["R"], [gst, { title: "RST", rate: 7_000 }]),
  toProvince("NB", "New Brunswick", ["E"], hst(15_000)),
  toProvince("NL", "Newfoundland and Labrador", ["A"], hst(15_000)),
  toProvince("NT", "Northwest Territories", ["X"], [gst]),
  toProvince("NS", "Nova Scotia", ["B"], hst(14_000)),
  toProvince("NU", "Nunavut", ["X"], [gst]),
  toProvince("ON", "Ontario", ["K", "L", "M", "N", "P"], hst(13_000)),
  toProvince("PE", "Prince Edward Island", ["C"], hst(15_000)),
  toProvince("QC", "Quebec", ["G", "H", "J", "K"], [gst, { title: "QST", rate: 9_975 }]),
  toProvince("SK", "Saskatchewan", ["S"], [gst, { title: "PST", rate: 6_000 }]),
  toProvince("YT", "Yukon", ["Y"], [gst]),
];

function toProvince(
  code: string,
  name: string,
  postalCodes: readonly string[],
  taxes: readonly RegionTax[],
): Region {
  return { code, name, postalCodes, taxes, taxesDigital: true, taxesDelivery: true };
}
