import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddToCartForm } from "#features/courses/add-to-cart-form.tsx";
import type { Offer } from "#commerce/offer.ts";

const forSale = {
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/1",
  availableForSale: true,
  prices: {
    USD: { amount: "79.0", compareAtAmount: null },
    CAD: { amount: "109.0", compareAtAmount: null },
  },
} as const satisfies Offer;

function render(offer: Offer): string {
  return renderToStaticMarkup(<AddToCartForm offer={offer} title="Level 1A" priceId="price" />);
}

test("a course on sale has a plain form to add it to the cart", () => {
  const form = render(forSale);

  expect(form).toContain('action="/api/cart/lines" method="post"');
  expect(form).toContain(
    '<input type="hidden" name="merchandiseId" value="gid://shopify/ProductVariant/1"/>',
  );
  expect(form).not.toContain("disabled");
});

test("a sold-out course says so and can't be added", () => {
  const form = render({ ...forSale, availableForSale: false });

  expect(form).toMatch(/<button[^>]* disabled=""[^>]* aria-describedby="price-reason"/);
  expect(form).toMatch(/id="price-reason">Sold out</);
});

test("a course without a price can't be added, and the price beside the form says why", () => {
  const form = render({ kind: "unavailable" });

  expect(form).toMatch(/<button[^>]* disabled=""[^>]* aria-describedby="price"/);
  expect(form).not.toContain("merchandiseId");
});
