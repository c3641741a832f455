import type { CheckoutCountry } from "./region.ts";

export interface ShippingRate {
  handle: string;
  title: string;
  /** How long it takes, in words. */
  estimate: string;
  /** In cents of the country's currency. */
  amount: number;
}

interface Tariff extends Omit<ShippingRate, "amount"> {
  /** Cents up to this many grams, lightest first. */
  steps: readonly [upToGrams: number, amount: number][];
  /** Cents for each started kilogram past the last step. */
  perKilogram: number;
}

/** The rates for a parcel of this weight, cheapest first. The shop only ships to the United States and Canada. */
export function listShippingRates({
  country,
  grams,
}: {
  country: CheckoutCountry;
  grams: number;
}): ShippingRate[] {
  return tariffs[country].map(({ handle, title, estimate, steps, perKilogram }) => ({
    handle,
    title,
    estimate,
    amount: toAmount(grams, steps, perKilogram),
  }));
}

/** The shop's own rates, as a merchant would set them. The delivery times match its shipping policy. */
const tariffs: Record<CheckoutCountry, readonly Tariff[]> = {
  US: [
    {
      handle: "standard",
      title: "Standard",
      estimate: "3 to 6 business days",
      steps: [
        [500, 499],
        [2_000, 799],
      ],
      perKilogram: 200,
    },
    {
      handle: "express",
      title: "Express",
      estimate: "2 business days",
      steps: [
        [500, 1_499],
        [2_000, 1_999],
      ],
      perKilogram: 450,
    },
  ],
  CA: [
    {
      handle: "standard",
      title: "Standard",
      estimate: "5 to 10 business days",
      steps: [
        [500, 999],
        [2_000, 1_499],
      ],
      perKilogram: 400,
    },
    {
      handle: "express",
      title: "Express",
      estimate: "3 business days",
      steps: [
        [500, 2_499],
        [2_000, 3_299],
      ],
      perKilogram: 700,
    },
  ],
};

function toAmount(grams: number, steps: Tariff["steps"], perKilogram: number): number {
  const step = steps.find(([upTo]) => grams <= upTo);
  if (step) return step[1];
  const [heaviest, amount] = steps.at(-1) ?? [0, 0];
  return amount + Math.ceil((grams - heaviest) / 1_000) * perKilogram;
}
