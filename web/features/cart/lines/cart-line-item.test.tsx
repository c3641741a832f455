import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CartLine } from "#commerce/cart/cart.ts";
import { WithoutCart } from "../../../../tests/support/site/no-cart.tsx";
import { CartLineItem } from "./cart-line-item.tsx";

test.each([
  [
    { studentId: "a1b2c3d4", first: "Ana", last: "Ortiz", email: "*" },
    "Remove Level 1A for Ana Ortiz",
    "Change the student Ana Ortiz",
  ],
  [{ studentId: "a1b2c3d4", first: "*", last: "*", email: "*" }, "Remove Level 1A", "Name the student"],
  [
    { giftId: "a1b2c3d4", email: "dovid@example.test" },
    "Remove Level 1A, gift for dovid@example.test",
    "Change the gift for dovid@example.test",
  ],
])("a line of %j has the controls %s and %s", (attributes, remove, change) => {
  const html = renderToStaticMarkup(
    <WithoutCart>
      <CartLineItem line={toLine(attributes)} errors={[]} />
    </WithoutCart>,
  );

  expect(listTexts(html, "button")).toContain(remove);
  expect(listTexts(html, "summary")).toEqual([change]);
});

const listTexts = (html: string, tag: string) =>
  Array.from(html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "g")), ([found]) =>
    found.replaceAll(/<[^>]*>/g, ""),
  );

const price = { amount: "79.0", currencyCode: "USD" } as const;

const toLine = (attributes: Readonly<Record<string, string>>): CartLine => ({
  id: "gid://shopify/CartLine/1",
  quantity: 1,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  cost: {
    totalAmount: price,
    subtotalAmount: price,
    amountPerQuantity: price,
  },
  discountAllocations: [],
  merchandise: {
    id: "gid://shopify/ProductVariant/1",
    title: "online course",
    sku: null,
    availableForSale: true,
    compareAtPrice: null,
    image: null,
    price,
    selectedOptions: [],
    product: {
      id: "gid://shopify/Product/1",
      title: "Level 1A",
      handle: "level-1a",
      productType: "Course",
      slug: null,
    },
  },
});
