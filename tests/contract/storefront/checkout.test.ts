import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutSeed, openCheckout, readPage } from "../../support/checkout.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let now = new Date("2026-11-21T12:00:00Z");
let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({
    seed: checkoutSeed,
    siteUrl: "https://shop.example/",
    now: () => now,
  });
});
afterAll(() => storefront.stop());

const toAttributes = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));
const seat = (values: Record<string, string>) => ({
  merchandiseId: variants.course,
  attributes: toAttributes(values),
});

test("the checkout shows the cart: image, title, variant, quantity and price", async () => {
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.course, quantity: 2 }],
  });

  const { status, html, text } = checkout.page();
  expect(status).toBe(200);
  expect(html).toContain('src="/cdn/shop/files/courses/level-1a-online-asl-course.webp?width=224"');
  expect(text).toContain("Level 1A Online ASL Course online course 2 × $79.00 $158.00");
  expect(text).toContain("Subtotal $158.00 Tax Once we know your region Total before tax $158.00");
  expect(text).toContain("Test checkout. No money moves, and nothing ships.");
});

test("a seat shows its student or that there's none yet, and hides its internal attributes", async () => {
  const { checkout } = await openCheckout(storefront, {
    lines: [
      seat({ first: "*", last: "*", email: "*", studentId: "aaaa1111" }),
      seat({ first: "Zoë", last: "Nguyễn", email: "zoe@example.org", studentId: "bbbb2222" }),
    ],
  });

  const { text, html } = checkout.page();
  expect(text).toContain("Zoë Nguyễn zoe@example.org Student to be named");
  expect(text).toContain("2 × $79.00");
  expect(html).not.toMatch(/aaaa1111|bbbb2222/);
});

test("thirty seats of a course are one item, with its students collapsed", async () => {
  const lines = Array.from({ length: 30 }, (_, index) =>
    seat({ first: `Student ${index}`, last: "*", email: "*", studentId: `id${index}` }),
  );

  const { checkout } = await openCheckout(storefront, { lines });

  const { html, text } = checkout.page();
  expect(html.match(/class="line"/g)).toHaveLength(1);
  expect(html).toMatch(/<summary>\s*30 seats\s*<\/summary>/);
  expect(text).toContain("Student 29");
});

test("a gift shows its message and how it's delivered", async () => {
  const message = `Bonne fête, Élodie 🎉 ${"très ".repeat(90)}fort`;
  const gift = {
    message,
    from: "Mémé",
    email: "elodie@example.org",
    deliver: "Now",
    template: "Everyday",
    method: "email",
    giftId: "cccc3333",
  };

  const { checkout } = await openCheckout(storefront, { lines: [seat(gift)] });

  const { text, html } = checkout.page();
  expect(text).toContain(message);
  expect(text).toContain(
    "From Mémé Send to elodie@example.org Deliver Now Delivery Method Email Template Everyday",
  );
  expect(html).not.toContain("cccc3333");
});

test("other line attributes are shown, except those that start with an underscore", async () => {
  const { checkout } = await openCheckout(storefront, {
    lines: [seat({ _source: "campaign-7", engraving: "Pour Zoé" })],
  });

  expect(checkout.page().text).toContain("engraving Pour Zoé");
  expect(checkout.page().html).not.toContain("campaign-7");
});

test("shopper input is escaped", async () => {
  const markup = `"><img src=x onerror=alert(1)>`;
  const { checkout } = await openCheckout(storefront, {
    lines: [seat({ [markup]: markup })],
    attributes: [{ key: "termsVersion", value: markup }],
    discountCodes: [markup],
    buyerIdentity: { email: "x@<b>" },
  });

  const { html } = await checkout.press("update", {
    email: markup,
    city: markup,
    shipping: markup,
    region: markup,
  });

  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("<b>");
});

test("the page runs no scripts, isn't cached, sends no referrer and can't be framed", async () => {
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.course }] });

  const { html, headers } = checkout.page();
  expect(html).not.toMatch(/<script|\son\w+=|style=|javascript:/);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; img-src 'self' data:; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    ),
  });
  expect(headers.get("access-control-allow-origin")).toBeNull();
});

test("the terms are the version the cart was created with, and can be read", async () => {
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.course }],
    attributes: [{ key: "termsVersion", value: "11272024" }],
  });

  const { text, html } = checkout.page();
  expect(text).toContain("By placing this order, you agree to the terms (version of November 27, 2024).");
  expect(html).toContain(`href="${storefront.url}/policies/terms-of-service"`);
});

test("fields are filled with what the cart knows about its buyer", async () => {
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.spiral }],
    buyerIdentity: { email: "ana@example.org", countryCode: "CA" },
    delivery: {
      addresses: [
        {
          selected: true,
          address: {
            deliveryAddress: {
              firstName: "Ana",
              lastName: "Silva",
              address1: "1 rue Saint-Jean",
              city: "Québec",
              countryCode: "CA",
              provinceCode: "QC",
              zip: "G1R 1S5",
            },
          },
        },
      ],
    },
  });

  expect(checkout.page().fields).toMatchObject({
    email: "ana@example.org",
    firstName: "Ana",
    lastName: "Silva",
    address1: "1 rue Saint-Jean",
    city: "Québec",
    country: "CA",
    region: "CA-QC",
    postalCode: "G1R 1S5",
  });
  expect(checkout.page().text).toContain("GST 5%");
});

test("an empty cart links back to the shop", async () => {
  const { checkout } = await openCheckout(storefront, {});

  expect(checkout.page().text).toContain("Your cart is empty");
  expect(checkout.page().html).toContain('href="https://shop.example/"');
});

test.each([
  ["no key", (url: string) => url.replace(/\?.*/, "")],
  ["another key", (url: string) => url.replace(/key=.*/, `key=${"0".repeat(32)}`)],
  ["another token", (url: string) => url.replace(/\/c\/\w+/, "/c/nothing")],
])("a checkout with %s isn't found, and links back to the shop", async (_case, change) => {
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.course }] });

  const page = await readPage(change(checkout.url));

  expect(page.status).toBe(404);
  expect(page.text).toContain("We can’t find this checkout");
  expect(page.html).toContain('href="https://shop.example/"');
  expect(page.text).not.toContain("Level 1A");
});

test("an eleven-day-old cart has no checkout", async () => {
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.course }] });

  now = new Date(now.getTime() + 11 * 24 * 3600 * 1000);
  const page = await checkout.open();

  expect(page.status).toBe(404);
});

test("the checkout answers HEAD, and says what isn't emulated", async () => {
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.course }] });

  const head = await fetch(checkout.url, { method: "HEAD" });
  const put = await fetch(`${storefront.url}/cart/c/1`, { method: "PUT", body: "" });
  const odd = await readPage(`${storefront.url}/cart/c/%ZZ`);

  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect([put.status, await put.json()]).toEqual([404, { errors: "PUT /cart/c/1 is not emulated." }]);
  expect([odd.status, odd.text]).toEqual([400, expect.stringContaining("isn't a valid encoding")]);
});

test("returns 413 for an oversized form, and the cart is kept", async () => {
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.course }] });

  const refused = await checkout.press("place", { city: "x".repeat(200_000) });

  expect(refused.status).toBe(413);
  expect((await checkout.open()).status).toBe(200);
});
