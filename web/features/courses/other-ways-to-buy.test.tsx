import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Offer } from "#commerce/offer.ts";
import { OtherWaysToBuy } from "./other-ways-to-buy.tsx";

const price = { amount: "79.0", compareAtAmount: null };
const offer: Offer = {
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/1",
  availableForSale: true,
  prices: { USD: price, CAD: price },
};

test("seats for a class come with the way to a class price", () => {
  const html = renderToStaticMarkup(<OtherWaysToBuy offer={offer} title="Level 1A" />);

  expect(html).toContain('<a href="/requests/classroom-pricing">Get a class price</a>');
});
