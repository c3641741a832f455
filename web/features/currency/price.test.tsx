import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "#features/currency/price.tsx";

const bundle = {
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/1",
  availableForSale: true,
  prices: {
    USD: { amount: "237.0", compareAtAmount: "316.0" },
    CAD: { amount: "327.0", compareAtAmount: "436.0" },
  },
} as const;

/** The accessible text, one line per element. */
function readAloud(markup: string): string[] {
  return markup
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter(Boolean);
}

test("a price is shown in both currencies, with the regular price and savings", () => {
  const lines = readAloud(renderToStaticMarkup(<Price offer={bundle} />));

  expect(lines).toEqual([
    "$237.00",
    "Regular price",
    "$316.00",
    "Save $79.00",
    "$327.00 CAD",
    "Regular price",
    "$436.00 CAD",
    "Save $109.00",
  ]);
});

test("each currency has an attribute, so that CSS can hide the other", () => {
  const markup = renderToStaticMarkup(<Price offer={bundle} />);

  expect(markup.match(/data-currency="(USD|CAD)"/g)).toEqual(['data-currency="USD"', 'data-currency="CAD"']);
});

test("an unknown price isn't a number", () => {
  expect(readAloud(renderToStaticMarkup(<Price offer={{ kind: "unavailable" }} />))).toEqual([
    "Price unavailable",
  ]);
});

test("a regular price that isn't higher isn't shown", () => {
  const prices = {
    USD: { amount: "79.0", compareAtAmount: "79.0" },
    CAD: { amount: "109.0", compareAtAmount: "99.0" },
  };

  expect(readAloud(renderToStaticMarkup(<Price offer={{ ...bundle, prices }} />))).toEqual([
    "$79.00",
    "$109.00 CAD",
  ]);
});

test("editions that differ in price show the lowest one, marked “from”", () => {
  const lowest = { USD: { amount: "199.0", compareAtAmount: null } };

  expect(readAloud(renderToStaticMarkup(<Price offer={{ ...bundle, lowest }} />))).toEqual([
    "From",
    "$199.00",
    "$327.00 CAD",
    "Regular price",
    "$436.00 CAD",
    "Save $109.00",
  ]);
});
