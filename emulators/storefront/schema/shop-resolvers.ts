import type { Resolvers } from "#storefront/schema/resolver.ts";

export const shopResolvers: Resolvers<object> = {
  id: () => "gid://shopify/Shop/61850001",
  name: () => "Handshape",
  description: () => "Online American Sign Language courses, taught by Deaf teachers.",
  moneyFormat: () => "${{amount}}",
  shipsToCountries: () => ["CA", "US"],
  primaryDomain: (_shop, _args, { publicUrl }) => {
    const { host, protocol } = new URL(publicUrl);
    return { host, sslEnabled: protocol === "https:", url: publicUrl };
  },
  paymentSettings: () => ({
    currencyCode: "USD",
    countryCode: "US",
    enabledPresentmentCurrencies: ["USD", "CAD"],
  }),
};
