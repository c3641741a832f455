import "server-only";
import { fromCents, toCents } from "#commerce/money.ts";
import type { Country, Currency, Offer } from "#commerce/offer.ts";
import { toAbsoluteUrl } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";
import { toPublisher, type OrganizationInput } from "./to-organization.server.ts";

interface Sale {
  offer: Offer | undefined;
  /** The path of the page that sells it. */
  path: string;
  settings: OrganizationInput | null;
  /** Whether it ships, which is limited to two countries (requirements §1.9). */
  isShipped: boolean;
}

/** Canadians pay in Canadian dollars, everyone else in US dollars (requirements §4.5). */
const countries = { USD: "US", CAD: "CA" } as const satisfies Record<Currency, Country>;

/** An offer per currency; empty while the price is unknown. */
export function toOffers({ offer, ...sale }: Sale): JsonLdNode[] {
  if (offer?.kind !== "priced") return [];
  const availability = `https://schema.org/${offer.availableForSale ? "InStock" : "SoldOut"}`;
  return (["USD", "CAD"] as const).map((currency) => {
    const { amount } = offer.prices[currency];
    return toJsonLdNode("Offer", {
      url: toAbsoluteUrl(sale.path),
      price: toDecimal(amount),
      priceCurrency: currency,
      availability,
      seller: toPublisher(sale.settings),
      ...(sale.isShipped
        ? toParcel(countries[currency])
        : { category: toCents(amount) === 0 ? "Free" : "Paid" }),
    });
  });
}

/** Formats "79.0" as "79.00". */
export const toDecimal = (amount: string): string => fromCents(toCents(amount));

const toParcel = (country: Country) => ({
  itemCondition: "https://schema.org/NewCondition",
  eligibleRegion: country,
  shippingDetails: toJsonLdNode("OfferShippingDetails", {
    shippingDestination: toJsonLdNode("DefinedRegion", { addressCountry: country }),
  }),
  hasMerchantReturnPolicy: toJsonLdNode("MerchantReturnPolicy", {
    applicableCountry: country,
    merchantReturnLink: toAbsoluteUrl("/requests/refund"),
  }),
});
