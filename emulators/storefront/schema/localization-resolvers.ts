import { type Market, markets } from "#storefront/schema/market.ts";
import { asIs, type Resolvers } from "#storefront/schema/resolver.ts";

const english = { isoCode: "EN", name: "English", endonymName: "English" };

const countries = {
  US: {
    isoCode: "US",
    name: "United States",
    unitSystem: "IMPERIAL_SYSTEM",
    currency: { isoCode: "USD", name: "United States Dollar", symbol: "$" },
  },
  CA: {
    isoCode: "CA",
    name: "Canada",
    unitSystem: "METRIC_SYSTEM",
    currency: { isoCode: "CAD", name: "Canadian Dollar", symbol: "$" },
  },
};

export const localizationResolvers: Resolvers<Market> = {
  country: ({ country }) => countries[country],
  language: () => english,
  availableCountries: () => [countries[markets.US.country], countries[markets.CA.country]],
  availableLanguages: () => [english],
};

export const countryResolvers: Resolvers<object> = {
  isoCode: asIs,
  name: asIs,
  unitSystem: asIs,
  currency: asIs,
  availableLanguages: () => [english],
  defaultLanguage: () => english,
};
