export type CheckoutCountry = "US" | "CA";

/** A region's tax on a price. Rates are out of 100,000: 9975 is 9.975%. */
export interface RegionTax {
  title: string;
  rate: number;
}

/** A state, a province or a territory. */
export interface Region {
  code: string;
  name: string;
  /** Its postal codes' prefixes: "750-799" is a range of the first three digits. */
  postalCodes: readonly string[];
  taxes: readonly RegionTax[];
  /** Whether digital goods, such as video courses, are taxed. */
  taxesDigital: boolean;
  taxesDelivery: boolean;
}
