import { afterEach, expect, test, vi } from "vitest";
import { shopProduct } from "../../tests/support/shop-product.ts";
import { askShop } from "./ask-shop.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const product = { ...shopProduct, prices: { ...shopProduct.prices, CAD: null } };

/** A site with one response, which records its request. */
function answerWith(body: BodyInit, status = 200) {
  const site = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", site);
  return site;
}

const asker = (token: string | undefined = "token") => ({
  siteUrl: "https://shop.example",
  token,
  signal: new AbortController().signal,
});

test("sends the session token to the site, but never in the URL", async () => {
  const site = answerWith(JSON.stringify({ products: [product] }));

  const products = await askShop({ by: "query", text: "level 1" }, asker());

  expect(products).toEqual([product]);
  expect(site).toHaveBeenCalledWith(
    "https://shop.example/api/studio/products?query=level+1",
    expect.objectContaining({ headers: { authorization: "Bearer token" } }),
  );
});

test("requests all products for an empty query", async () => {
  const site = answerWith(JSON.stringify({ products: [] }));

  await askShop({ by: "all", text: "" }, asker());

  expect(site.mock.calls[0]?.[0]).toBe("https://shop.example/api/studio/products");
});

test("doesn't request anything without a session", async () => {
  const site = answerWith("{}");

  await expect(askShop({ by: "all", text: "" }, { ...asker(), token: undefined })).rejects.toMatchObject({
    code: "signed-out",
  });
  expect(site).not.toHaveBeenCalled();
});

test.each([
  ["shop-unreachable", 502],
  ["not-a-member", 403],
  ["signed-out", 401],
])("reports the site's %s error", async (code, status) => {
  answerWith(JSON.stringify({ error: { code, message: "For developers." } }), status);

  await expect(askShop({ by: "all", text: "" }, asker())).rejects.toMatchObject({ code });
});

test.each([
  ["a proxy's page", "<h1>Bad gateway</h1>", 502],
  ["products of another shape", JSON.stringify({ products: [{ handle: "mug" }] }), 200],
])("rejects %s as a response", async (_what, body, status) => {
  answerWith(body, status);

  await expect(askShop({ by: "all", text: "" }, asker())).rejects.toMatchObject({ code: "unreadable" });
});

test("reports that the site is unreachable", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("fetch failed");
  });

  await expect(askShop({ by: "all", text: "" }, asker())).rejects.toMatchObject({ code: "site-unreachable" });
});
