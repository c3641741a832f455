import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Offer } from "#commerce/offer.ts";
import type { ProductVariants } from "#commerce/product-variants.ts";
import { variants } from "../../../tests/support/json-ld/example-content.ts";
import { VariantPicker } from "./variant-picker.client.tsx";
import { VariantSelection } from "./variant-selection.client.tsx";

const price = { amount: "22.99", compareAtAmount: null };
const offer: Offer = {
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/1",
  availableForSale: true,
  prices: { USD: price, CAD: price },
  lowest: { USD: price },
};

const render = (product: ProductVariants) =>
  renderToStaticMarkup(
    <VariantSelection product={product}>
      <VariantPicker id="choose" title="A workbook" offer={offer} />
    </VariantSelection>,
  );

const soldOut: ProductVariants = {
  ...variants,
  variants: variants.variants.map((variant) => ({ ...variant, availableForSale: false })),
};

test("the variants are radio buttons in a plain form, named by their option, each with its price", () => {
  const form = render(variants);

  expect(form).toContain('action="/api/cart/lines" method="post"');
  expect(form).toContain('<input type="hidden" name="variant.1" value="gid://shopify/ProductVariant/2"/>');
  expect(form).toMatch(/<legend[^>]*>Format<\/legend>/);
  expect(form).toMatch(/type="radio" name="option\.0" checked="" value="0"\/>(<span[^>]*>)+Spiral bound</);
  expect(form).toMatch(/value="1"\/>(<span[^>]*>)+Hardcover<\/span>.*Sold out.*\$32\.99.*\$45\.99 CAD/);
});

test("the first that can be bought is chosen, with its price and SKU", () => {
  const form = render(variants);

  expect(form).toMatch(/aria-live="polite">.*\$22\.99.*SKU BOOK-1</);
  expect(form).toMatch(/<button[^>]*type="submit"[^>]*>(<span[^>]*>)+Add to cart</);
});

test("without a script the product costs from its lowest price", () => {
  expect(render(variants)).toMatch(/<noscript>.*From .*\$22\.99.*<\/noscript>/);
});

test("the button says so when all of them are sold out", () => {
  expect(render(soldOut)).toMatch(/<button[^>]* disabled=""[^>]*>(<span[^>]*>)+Sold out</);
});

test("each of several options has its own group, whose values have no price of their own", () => {
  const form = render({
    options: [
      { name: "Format", values: ["Spiral bound"] },
      { name: "Language", values: ["English", "French"] },
    ],
    variants: variants.variants.slice(0, 1).map((one) => ({ ...one, values: ["Spiral bound", "English"] })),
  });

  expect(form.match(/<legend/g)).toHaveLength(2);
  expect(form).toContain('name="variant.0.0"');
  expect(form).toMatch(/name="option\.1" value="1"\/>(<span[^>]*>)+French<\/span><span[^>]*>Not available</);
});
