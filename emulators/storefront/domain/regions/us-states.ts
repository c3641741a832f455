import type { Region } from "./region.ts";

/** Postal codes, the state's own sales tax out of 100,000, and whether digital goods are taxed. */
type State = readonly [code: string, name: string, zips: string, rate: number, digital?: "digital"];

/**
 * The states, the district, the territories and the armed forces' addresses, with taxes for tests: each state's own rate of 2025
 * on goods, and in some states on digital goods, never on delivery. Leaves out county and city taxes, thresholds, holidays, and
 * everything that depends on the kind of good. ZIP codes are matched by their first three digits (usps.com, "L002").
 */
const states: readonly State[] = [
  ["AL", "Alabama", "350-369", 4_000, "digital"],
  ["AK", "Alaska", "995-999", 0],
  ["AZ", "Arizona", "850-865", 5_600, "digital"],
  ["AR", "Arkansas", "716-729", 6_500, "digital"],
  ["AA", "Armed Forces Americas", "340", 0],
  ["AE", "Armed Forces Europe", "090-098", 0],
  ["AP", "Armed Forces Pacific", "962-966", 0],
  ["CA", "California", "900-961", 7_250],
  ["CO", "Colorado", "800-816", 2_900, "digital"],
  ["CT", "Connecticut", "060-069", 6_350, "digital"],
  ["DE", "Delaware", "197-199", 0],
  ["DC", "District of Columbia", "200-205 569", 6_000, "digital"],
  ["FL", "Florida", "320-339 341-349", 6_000],
  ["GA", "Georgia", "300-319 398-399", 4_000, "digital"],
  ["GU", "Guam", "969", 0],
  ["HI", "Hawaii", "967-968", 4_000, "digital"],
  ["ID", "Idaho", "832-838", 6_000, "digital"],
  ["IL", "Illinois", "600-629", 6_250],
  ["IN", "Indiana", "460-479", 7_000, "digital"],
  ["IA", "Iowa", "500-528", 6_000, "digital"],
  ["KS", "Kansas", "660-679", 6_500],
  ["KY", "Kentucky", "400-427", 6_000, "digital"],
  ["LA", "Louisiana", "700-714", 5_000, "digital"],
  ["ME", "Maine", "039-049", 5_500, "digital"],
  ["MD", "Maryland", "206-219", 6_000, "digital"],
  ["MA", "Massachusetts", "010-027 055", 6_250],
  ["MI", "Michigan", "480-499", 6_000],
  ["MN", "Minnesota", "550-567", 6_875, "digital"],
  ["MS", "Mississippi", "386-397", 7_000, "digital"],
  ["MO", "Missouri", "630-658", 4_225],
  ["MT", "Montana", "590-599", 0],
  ["NE", "Nebraska", "680-693", 5_500, "digital"],
  ["NV", "Nevada", "889-898", 6_850],
  ["NH", "New Hampshire", "030-038", 0],
  ["NJ", "New Jersey", "070-089", 6_625, "digital"],
  ["NM", "New Mexico", "870-884", 4_875, "digital"],
  ["NY", "New York", "005 063 100-149", 4_000],
  ["NC", "North Carolina", "270-289", 4_750, "digital"],
  ["ND", "North Dakota", "580-588", 5_000],
  ["OH", "Ohio", "430-459", 5_750, "digital"],
  ["OK", "Oklahoma", "730-749", 4_500],
  ["OR", "Oregon", "970-979", 0],
  ["PA", "Pennsylvania", "150-196", 6_000, "digital"],
  ["PR", "Puerto Rico", "006-007 009", 0],
  ["RI", "Rhode Island", "028-029", 7_000, "digital"],
  ["SC", "South Carolina", "290-299", 6_000],
  ["SD", "South Dakota", "570-577", 4_200, "digital"],
  ["TN", "Tennessee", "370-385", 7_000, "digital"],
  ["TX", "Texas", "733 750-799 885", 6_250, "digital"],
  ["UT", "Utah", "840-847", 4_850, "digital"],
  ["VT", "Vermont", "050-054 056-059", 6_000, "digital"],
  ["VI", "Virgin Islands", "008", 0],
  ["VA", "Virginia", "201 220-246", 5_300],
  ["WA", "Washington", "980-994", 6_500, "digital"],
  ["WV", "West Virginia", "247-268", 6_000],
  ["WI", "Wisconsin", "530-549", 5_000, "digital"],
  ["WY", "Wyoming", "820-831", 4_000, "digital"],
];

export const usStates: readonly Region[] = states.map(([code, name, zips, rate, digital]) => ({
  code,
  name,
  postalCodes: zips.split(" "),
  taxes: rate === 0 ? [] : [{ title: `${name} sales tax`, rate }],
  taxesDigital: digital === "digital",
  taxesDelivery: false,
}));
