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

const render = (...paths: string[]) =>
  renderToStaticMarkup(<OtherWaysToBuy offer={offer} title="Level 1A" paths={new Set(paths)} />);

test("seats for a class come with the way to a class price, if the shop has one", () => {
  const link = '<a href="/requests/classroom-pricing">Get a class price</a>';

  expect(render("/requests/classroom-pricing")).toContain(link);
  expect(render()).not.toContain("Buying for a school?");
});
