import type { CartLineInput } from "#commerce/generated/graphql.ts";
import { toCents } from "#commerce/money.ts";
import { readDeliveryRatesMutation } from "#commerce/operations/delivery-operations.ts";
import type { StorefrontRequest } from "#commerce/storefront-client.ts";

/** A delivery in the United States. */
export interface DeliveryAddress {
  /** Who gets it. */
  name: string;
  company: string;
  address1: string;
  city: string;
  /** Two letters, such as TX. */
  provinceCode: string;
  zip: string;
}

/** The cheapest way to deliver something. */
export interface DeliveryRate {
  title: string;
  cents: number;
}

export type DeliveryAnswer =
  | { kind: "rate"; rate: DeliveryRate }
  /** Nothing is shipped. */
  | { kind: "none" }
  | { kind: "undeliverable" };

export type ReadDeliveryRate = (delivery: {
  lines: CartLineInput[];
  address: DeliveryAddress;
}) => Promise<DeliveryAnswer>;

/** Asks Shopify what a delivery costs, in US dollars. Rejects with a StorefrontError. */
export function createDeliveryRateReader(request: StorefrontRequest): ReadDeliveryRate {
  return async ({ lines, address }) => {
    const { cartCreate: answer } = await request(readDeliveryRatesMutation, {
      country: "US",
      input: {
        lines,
        buyerIdentity: { countryCode: "US" },
        delivery: {
          addresses: [{ selected: true, oneTimeUse: true, address: { deliveryAddress: toInput(address) } }],
        },
      },
    });
    const { cart } = answer ?? {};
    if (!cart) return { kind: "undeliverable" };
    if (!cart.lines.nodes.some(({ merchandise }) => merchandise.requiresShipping)) return { kind: "none" };
    // Each group is a parcel with rates of its own.
    const cheapest = cart.deliveryGroups.nodes.map(({ deliveryOptions }) =>
      deliveryOptions
        .map(({ title, estimatedCost }) => ({ title, cents: toCents(estimatedCost.amount) }))
        .toSorted((one, other) => one.cents - other.cents)
        .at(0),
    );
    const rates = cheapest.filter((rate) => rate !== undefined);
    if (rates.length === 0 || rates.length < cheapest.length) return { kind: "undeliverable" };
    return {
      kind: "rate",
      rate: {
        title: rates[0]?.title ?? "Shipping",
        cents: rates.reduce((sum, { cents }) => sum + cents, 0),
      },
    };
  };
}

function toInput({ name, company, address1, city, provinceCode, zip }: DeliveryAddress) {
  return { ...toNames(name), company, address1, city, provinceCode, zip, countryCode: "US" as const };
}

/** Shopify has two fields for a name, and rejects an empty one. */
export function toNames(name: string): { firstName: string; lastName: string } {
  const [, firstName = name, lastName = name] = /^(.+?)\s+(.+)$/s.exec(name) ?? [];
  return { firstName, lastName };
}
