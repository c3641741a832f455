export type CheckoutCountry = "US" | "CA";

/** What a region adds to a price. Rates are of 100,000: 9975 is 9.975 %. */
export interface RegionTax {
  title: string;
  rate: number;
}

/** A state, a province or a territory. */
export interface Region {
  code: string;
  name: string;
  /** What its postal codes begin with: "750-799" is a range of the first three digits. */
  postalCodes: readonly string[];
  taxes: readonly RegionTax[];
  /** Whether what is not a thing, such as a course of videos, is taxed. */
  taxesDigital: boolean;
  taxesDelivery: boolean;
}
