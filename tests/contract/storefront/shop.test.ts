import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed, publicUrl: "https://shop.test" });
});
afterAll(() => storefront.stop());

async function read(query: string, version = "2026-04") {
  const { body } = await storefront.ask(query, {}, { version });
  expect(body.errors).toBeUndefined();
  return body.data;
}

test("the shop has its domain, shipping countries and payment methods", async () => {
  const { shop, paymentSettings } = await read(`{
    shop {
      name description moneyFormat shipsToCountries brand { slogan } primaryDomain { host sslEnabled url }
      paymentSettings { currencyCode countryCode enabledPresentmentCurrencies }
      customerAccountUrl socialLoginProviders { handle } shopPayInstallmentsPricing { maxPrice { amount } }
      metafields(identifiers: [{ namespace: "custom", key: "hours" }]) { value }
    }
    paymentSettings { acceptedCardBrands supportedDigitalWallets shopifyPaymentsAccountId }
  }`);

  expect(shop).toEqual({
    name: "On Paper",
    description: "Books and posters.",
    moneyFormat: "${{amount}}",
    shipsToCountries: ["CA", "US"],
    brand: null,
    primaryDomain: { host: "shop.test", sslEnabled: true, url: "https://shop.test" },
    paymentSettings: { currencyCode: "USD", countryCode: "US", enabledPresentmentCurrencies: ["USD", "CAD"] },
    customerAccountUrl: null,
    socialLoginProviders: [],
    shopPayInstallmentsPricing: null,
    metafields: [null],
  });
  expect(paymentSettings).toMatchObject({ supportedDigitalWallets: [], shopifyPaymentsAccountId: null });
});

test("the shop's policies are returned, and missing ones are null", async () => {
  const policy = "{ id handle title body url }";
  const { shop } = await read(`{ shop {
    privacyPolicy ${policy} refundPolicy ${policy} shippingPolicy ${policy} termsOfService ${policy} contactInformation ${policy}
    subscriptionPolicy ${policy} termsOfSale ${policy} legalNotice ${policy}
  } }`);

  expect(shop.privacyPolicy).toEqual({
    id: "gid://shopify/ShopPolicy/41000000001",
    handle: "privacy-policy",
    title: "Privacy policy",
    body: expect.stringMatching(/^<p>We keep what an order needs/),
    url: "https://shop.test/policies/privacy-policy",
  });
  expect(shop).toMatchObject({
    refundPolicy: { title: "Refund policy" },
    shippingPolicy: { title: "Shipping policy" },
    termsOfService: { title: "Terms of service" },
    contactInformation: { title: "Contact information" },
    subscriptionPolicy: null,
    termsOfSale: null,
    legalNotice: null,
  });
});

test.each([
  ["US", "US", "United States", "IMPERIAL_SYSTEM", "us"],
  ["CA", "CA", "Canada", "METRIC_SYSTEM", "ca"],
  ["JP", "US", "United States", "IMPERIAL_SYSTEM", "us"],
])(
  "in the context of %s, the shop is localized for %s",
  async (country, isoCode, name, unitSystem, handle) => {
    const { localization } = await read(`query @inContext(country: ${country}, language: FR) { localization {
    country { isoCode name unitSystem market { handle } defaultLanguage { isoCode } availableLanguages { isoCode } }
    language { isoCode name endonymName } market { handle }
    availableCountries { isoCode currency { isoCode symbol } } availableLanguages { isoCode }
  } }`);

    expect(localization).toEqual({
      country: {
        isoCode,
        name,
        unitSystem,
        market: { handle },
        defaultLanguage: { isoCode: "EN" },
        availableLanguages: [{ isoCode: "EN" }],
      },
      language: { isoCode: "EN", name: "English", endonymName: "English" },
      market: { handle },
      availableCountries: [
        { isoCode: "US", currency: { isoCode: "USD", symbol: "$" } },
        { isoCode: "CA", currency: { isoCode: "CAD", symbol: "$" } },
      ],
      availableLanguages: [{ isoCode: "EN" }],
    });
  },
);

test("the shop has no pickup locations", async () => {
  const { locations } = await read("{ locations(first: 5) { nodes { name } pageInfo { hasNextPage } } }");

  expect(locations).toEqual({ nodes: [], pageInfo: { hasNextPage: false } });
});

test("product tags and types are listed without duplicates", async () => {
  const { productTags, productTypes } = await read(`{
    productTags(first: 3) { nodes edges { cursor node } pageInfo { hasNextPage } }
    productTypes(first: 10) { nodes }
  }`);

  expect(productTags.nodes).toEqual(["adult", "bundle", "classroom"]);
  expect(productTags.edges[0].node).toBe("adult");
  expect(productTags.pageInfo.hasNextPage).toBe(true);
  expect(productTypes.nodes).toEqual(["Book", "Course", "Poster"]);
});

test("the supported API versions are listed", async () => {
  const { publicApiVersions } = await read("{ publicApiVersions { handle displayName supported } }");

  expect(publicApiVersions).toEqual(
    expect.arrayContaining([
      { handle: "2025-01", displayName: "2025-01", supported: true },
      { handle: "2026-04", displayName: "2026-04", supported: true },
      { handle: "unstable", displayName: "unstable", supported: false },
    ]),
  );
});

test.each([
  ["PRODUCT", 12, "level-1a-online-asl-course"],
  ["COLLECTION", 5, "active-courses"],
  ["PAGE", 3, "about-us"],
  ["BLOG", 1, "news"],
  ["ARTICLE", 2, "your-first-ten-signs"],
])("the sitemap of type %s has %i resources", async (type, count, handle) => {
  const { sitemap } = await read(`{ sitemap(type: ${type}) {
    pagesCount { count } resources(page: 1) { hasNextPage items { handle updatedAt ... on SitemapResource { title image { alt filepath updatedAt } } } }
  } }`);

  expect(sitemap.pagesCount).toEqual({ count: 1 });
  expect(sitemap.resources.hasNextPage).toBe(false);
  expect(sitemap.resources.items).toHaveLength(count);
  expect(sitemap.resources.items[0]).toMatchObject({
    handle,
    title: expect.any(String),
    updatedAt: expect.any(String),
  });
});

test("a sitemap has pages of 250, and leaves out anything without a page", async () => {
  const { products, metaobjects } = await read(`{
    products: sitemap(type: PRODUCT) { resources(page: 2) { hasNextPage items { handle } } }
    metaobjects: sitemap(type: METAOBJECT) { pagesCount { count } resources(page: 1) { items { handle } } }
  }`);

  expect(products.resources).toEqual({ hasNextPage: false, items: [] });
  expect(metaobjects).toEqual({ pagesCount: { count: 0 }, resources: { items: [] } });
});

test.each([
  ['menu(handle: "main-menu") { id }', "menu", "unauthenticated_read_content"],
  [
    'metaobject(id: "gid://shopify/Metaobject/45000000001") { id }',
    "metaobject",
    "unauthenticated_read_metaobjects",
  ],
  [
    'metaobjects(type: "instructor", first: 1) { nodes { id } }',
    "metaobjects",
    "unauthenticated_read_metaobjects",
  ],
  ["productTags(first: 1) { nodes }", "productTags", "unauthenticated_read_product_tags"],
  [
    'product(handle: "alphabet-poster") { totalInventory }',
    "totalInventory",
    "unauthenticated_read_product_inventory",
  ],
  ['shop { metafield(namespace: "a", key: "b") { value } }', "metafield", "unauthenticated_read_metafields"],
])("without a token, %s is denied", async (field, name, scope) => {
  const { body } = await storefront.ask(`{ ${field} }`, {}, { headers: {} });

  expect(body.errors[0]).toMatchObject({
    message: `Access denied for ${name} field. Required access: \`${scope}\` access scope.`,
    extensions: { code: "ACCESS_DENIED" },
  });
});
