import { noMetafields } from "./find-metafield.ts";
import { type Market, markets } from "#storefront/domain/market.ts";
import { asIs, type Resolvers } from "./resolver.ts";

const english = { isoCode: "EN", name: "English", endonymName: "English" };

const countries = {
  US: {
    isoCode: "US",
    name: "United States",
    unitSystem: "IMPERIAL_SYSTEM",
    currency: { isoCode: "USD", name: "United States Dollar", symbol: "$" },
    market: { id: "gid://shopify/Market/61900001", handle: "us" },
  },
  CA: {
    isoCode: "CA",
    name: "Canada",
    unitSystem: "METRIC_SYSTEM",
    currency: { isoCode: "CAD", name: "Canadian Dollar", symbol: "$" },
    market: { id: "gid://shopify/Market/61900002", handle: "ca" },
  },
};

export function toMarketSource({ country }: Market) {
  return { __typename: "Market", ...countries[country].market };
}

/** English is the only language, whatever `@inContext(language:)` asks for, because a shop without a translation uses its own. */
export const localizationResolvers: Resolvers<Market> = {
  country: ({ country }) => countries[country],
  language: () => english,
  market: toMarketSource,
  availableCountries: () => [countries[markets.US.country], countries[markets.CA.country]],
  availableLanguages: () => [english],
};

export const countryResolvers: Resolvers<object> = {
  isoCode: asIs,
  name: asIs,
  unitSystem: asIs,
  currency: asIs,
  market: asIs,
  availableLanguages: () => [english],
  defaultLanguage: () => english,
};

export const marketResolvers: Resolvers<object> = { id: asIs, handle: asIs, ...noMetafields };
