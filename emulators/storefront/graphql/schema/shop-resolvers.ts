import type { PolicyKind } from "#storefront/domain/content/shop-content.ts";
import { shopId } from "#storefront/domain/shop-facts.ts";
import { type PolicySource, toPolicy } from "./content-sources.ts";
import { noMetafields } from "./find-metafield.ts";
import { asIs, type Resolvers, type StorefrontContext } from "./resolver.ts";

export const shopSource = { __typename: "Shop", id: `gid://shopify/Shop/${shopId}` };

export const paymentSettings = {
  currencyCode: "USD",
  countryCode: "US",
  enabledPresentmentCurrencies: ["USD", "CAD"],
  acceptedCardBrands: ["VISA", "MASTERCARD", "AMERICAN_EXPRESS", "DISCOVER", "DINERS_CLUB", "JCB"],
  supportedDigitalWallets: [],
  shopifyPaymentsAccountId: null,
};

const readPolicy =
  (kind: PolicyKind) =>
  (_shop: object, _args: never, { content }: StorefrontContext): PolicySource | null => {
    const policy = content.policies[kind];
    return policy ? toPolicy(policy) : null;
  };

export const shopResolvers: Resolvers<object> = {
  id: asIs,
  name: (_shop, _args, { content }) => content.shop.name,
  description: (_shop, _args, { content }) => content.shop.description,
  brand: () => null,
  moneyFormat: () => "${{amount}}",
  shipsToCountries: () => ["CA", "US"],
  primaryDomain: (_shop, _args, { publicUrl }) => {
    const { host, protocol } = new URL(publicUrl);
    return { host, sslEnabled: protocol === "https:", url: publicUrl };
  },
  paymentSettings: () => paymentSettings,
  contactInformation: readPolicy("contactInformation"),
  legalNotice: readPolicy("legalNotice"),
  privacyPolicy: readPolicy("privacyPolicy"),
  refundPolicy: readPolicy("refundPolicy"),
  shippingPolicy: readPolicy("shippingPolicy"),
  subscriptionPolicy: readPolicy("subscriptionPolicy"),
  termsOfSale: readPolicy("termsOfSale"),
  termsOfService: readPolicy("termsOfService"),
  customerAccountTranslations: () => null,
  customerAccountUrl: () => null,
  shopPayInstallmentsPricing: () => null,
  socialLoginProviders: () => [],
  ...noMetafields,
};

export const policyResolvers: Resolvers<PolicySource> = {
  id: asIs,
  handle: asIs,
  title: asIs,
  body: asIs,
  url: ({ handle }, _args, { publicUrl }) => `${publicUrl}/policies/${handle}`,
};
