import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { CartPage, OpenCartPage } from "../../support/cart-page.tsx";
import { until } from "../../support/content-lake.ts";
import { shopDomain } from "../../support/hosted-storefront.ts";
import { startCartPages } from "../../support/start-cart-pages.ts";
import type { TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let openCartPage: OpenCartPage;
let components: typeof import("../../support/basket.tsx");
let page: CartPage;
beforeAll(async () => {
  ({ storefront, openCartPage } = await startCartPages());
  components = await import("../../support/basket.tsx");
});
afterEach(() => {
  page.close();
  localStorage.clear();
});
afterAll(() => storefront.stop());

const textOf = (selector: string) => page.element.querySelector(selector)?.textContent;
const press = (name: string) => {
  const buttons = Array.from(page.element.querySelectorAll("button"));
  buttons.find(({ textContent }) => textContent === name)?.click();
};

test("a product's buttons add to the cart and remove from it, in the page's currency", async () => {
  const { body } = await storefront.ask(components.basketQuery, {
    handle: "level-1a-online-asl-course",
    country: "CA",
  });
  const children = <components.Basket product={body.data.product} />;
  page = await openCartPage({ countryCode: "CA", children });
  const shown = [textOf("h1"), textOf("#price")];
  const totals: unknown[] = [];
  const pressAndTell = async (name: string) => {
    await page.change(() => press(name));
    totals.push([textOf("#quantity"), textOf("#total")]);
  };

  await pressAndTell("Add");
  await pressAndTell("More");
  await pressAndTell("Less");
  await pressAndTell("Remove");

  expect(shown).toEqual(["Level 1A Online ASL Course", "CA$109.00"]);
  expect(totals).toEqual([
    ["1", "CA$109.00"],
    ["2", "CA$218.00"],
    ["1", "CA$109.00"],
    [undefined, "CA$0.00"],
  ]);
});

test("useShop returns the shop's domain and API settings", async () => {
  page = await openCartPage({ children: <components.ShopAddress /> });

  const { url, headers, locale } = JSON.parse(String(textOf("output")));
  const body = JSON.stringify({ query: "{ shop { name } }" });
  const response = await fetch(url, { method: "POST", headers, body });

  expect(locale).toBe("EN-US");
  expect(url).toBe(`https://${shopDomain}/api/2026-04/graphql.json`);
  expect(await response.json()).toMatchObject({ data: { shop: { name: "Test shop" } } });
});

test("useShopifyCookies requests a consent field that no published schema has, and carries on without it", async () => {
  page = await openCartPage({ children: <components.ConsentNote /> });

  await until(() => textOf("output") === "asked");
  const { body: asked } = await storefront.control("GET", "/requests?path=/api/unstable");
  const { body } = await storefront.ask(
    "{ consentManagement { cookies(visitorConsent: {}) { cookieDomain } } }",
    {},
    { version: "unstable" },
  );

  expect(asked).toMatchObject([{ path: "/api/unstable/graphql.json", status: 200 }]);
  expect(body.errors).toMatchObject([
    { message: "Field 'consentManagement' doesn't exist on type 'QueryRoot'" },
  ]);
});
