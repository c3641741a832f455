import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CartBadge } from "#features/site-header/cart-badge.tsx";

const read = (quantity: number | null) =>
  renderToStaticMarkup(<CartBadge quantity={quantity} />).replaceAll(/<[^>]*>/g, "");

test.each([
  [1, "1 item"],
  [2, "2 items"],
  [120, "120 items"],
])("a cart with %i shows the number", (quantity, words) => {
  expect(read(quantity)).toBe(words);
});

test.each([[0], [null]])("a cart with %o has no badge", (quantity) => {
  expect(read(quantity)).toBe("");
});
