import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSeedFile } from "./read-seed-file.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "seed-file-"));
  writeFileSync(join(folder, "pine.png"), "");
});

afterEach(() => rmSync(folder, { recursive: true }));

const shop = { name: "Pine & Paper" };
const read = (parts: object) => {
  writeFileSync(join(folder, "shop.json"), JSON.stringify({ shop, ...parts }));
  return readSeedFile(join(folder, "shop.json"));
};

test("the smallest shop has a name", () => {
  expect(read({})).toMatchObject({ products: [], content: { shop: { name: "Pine & Paper" } } });
});

test.each([
  ["Crème brûlée", "creme-brulee"],
  ["Ada’s  Notebook (A5)", "adas-notebook-a5"],
])("%s has the handle %s", (title, handle) => {
  expect(read({ products: [{ title, price: 1 }] }).products).toMatchObject([{ title, handle }]);
});

test.each([
  [12.5, { USD: 1250, CAD: 1725 }],
  ["12.50", { USD: 1250, CAD: 1725 }],
  [
    { USD: 12.5, CAD: "17" },
    { USD: 1250, CAD: 1700 },
  ],
])("a gift of %j is whole cents in both currencies", (amount, amounts) => {
  expect(read({ discounts: [{ code: "HELLO", amount }] }).discounts).toMatchObject([
    {
      value: { kind: "fixedAmount", amounts, items: { kind: "all" } },
      method: { kind: "code", code: "HELLO" },
    },
  ]);
});

test.each([
  [{ freeShipping: true }, { kind: "freeShipping" }],
  [
    { percentage: 5, products: ["pen"] },
    { kind: "percentage", items: { kind: "products", handles: ["pen"] } },
  ],
  [
    { buyXGetY: { buys: { quantity: 2 }, gets: { collections: ["pens"], percentage: 50 } } },
    { buys: { quantity: 2, items: { kind: "all" } }, gets: { quantity: 1, percent: 50 } },
  ],
])("a discount can be %j", (what, value) => {
  const { discounts } = read({
    products: [{ title: "Pen", price: 2 }],
    collections: [{ title: "Pens", products: ["pen"] }],
    discounts: [{ title: "Spring", ...what, minimumSubtotal: 20, combinesWith: ["shipping"] }],
  });

  expect(discounts).toMatchObject([
    {
      method: { kind: "automatic" },
      value,
      minimum: { kind: "subtotal", amounts: { USD: 2000 } },
      combinesWith: { product: false, order: false, shipping: true },
    },
  ]);
});

test("an article has its author, and belongs to its blog", () => {
  const { content } = read({
    blogs: [
      { title: "News", articles: [{ title: "Spring is here", author: "Noor Lindqvist", image: "pine.png" }] },
    ],
  });

  expect(content?.blogs).toMatchObject([
    {
      handle: "news",
      articles: [
        {
          handle: "spring-is-here",
          author: { name: "Noor Lindqvist", firstName: "Noor", lastName: "Lindqvist" },
          image: { file: "pine.png", altText: null },
        },
      ],
    },
  ]);
});

const pen = { title: "Pen", price: 2 };
const inColors = (...colors: string[]) => ({
  title: "Pen",
  variants: colors.map((Color) => ({ options: { Color }, price: 2 })),
});

test.each<[object, string]>([
  [{ product: [] }, 'Unrecognized key: "product"'],
  [
    { products: [{ title: "Pen" }] },
    "A product has a price, or variants with prices.\n  → at products[0].price",
  ],
  [
    { products: [{ ...inColors("Red"), sku: "P" }] },
    "This belongs to the product's variants.\n  → at products[0].sku",
  ],
  [{ products: [{ title: "ペン", price: 2 }] }, "A title without Latin letters needs a handle."],
  [{ products: [{ ...pen, price: 1.999 }] }, "An amount of money has at most two decimals"],
  [{ products: [{ ...pen, price: "free" }] }, "It's in US dollars, or in both currencies"],
  [{ products: [pen, pen] }, 'The handle "pen" is already used.\n  → at products[1].handle'],
  [{ products: [inColors("Red", "Red")] }, "Another variant has the same options."],
  [
    {
      products: [
        {
          title: "Pen",
          variants: [
            { options: { Color: "Red" }, price: 2 },
            { options: { Size: "S" }, price: 2 },
          ],
        },
      ],
    },
    "Every variant has the first one's options: Color.\n  → at products[0].variants[1].options",
  ],
  [{ products: [{ ...pen, images: [{ file: "../pine.png" }] }] }, "An image is beside the seed file"],
  [{ products: [{ ...pen, images: [{ file: "pen.bmp" }] }] }, "An image ends in .avif, "],
  [{ products: [{ ...pen, images: ["pen.png"] }] }, 'There\'s no "pen.png" in '],
  [
    {
      products: [
        {
          title: "Pen",
          images: ["pine.png"],
          variants: [{ options: { A: "B" }, price: 2, image: "pen.png" }],
        },
      ],
    },
    'The product has no image "pen.png".\n  → at products[0].variants[0].image',
  ],
  [
    { collections: [{ title: "Pens", products: ["pen"] }] },
    'There\'s no product "pen".\n  → at collections[0].products[0]',
  ],
  [
    {
      menus: [
        { handle: "main", title: "Main", items: [{ title: "A", target: { type: "PAGE", handle: "about" } }] },
      ],
    },
    'There\'s no page "about".\n  → at menus[0].items[0].target',
  ],
  [
    { menus: [{ handle: "main", title: "Main", items: [{ title: "A", target: { type: "PAGE" } }] }] },
    'A menu item\'s "target" is { "type": "COLLECTION", "handle": "…" }',
  ],
  [{ discounts: [{ code: "A", percentage: 5, amount: 5 }] }, 'A discount has one of "percentage", "amount"'],
  [
    { discounts: [{ code: "A", percentage: 5, minimumSubtotal: 5, minimumQuantity: 2 }] },
    "not both.\n  → at discounts[0].minimumQuantity",
  ],
  [
    { discounts: [{ code: "A", percentage: 5, products: ["pen"], collections: ["pens"] }] },
    "not for both.\n  → at discounts[0].collections",
  ],
  [
    {
      discounts: [
        { code: "HELLO", percentage: 5 },
        { code: "Hello", percentage: 10 },
      ],
    },
    'The code "Hello" is already used.\n  → at discounts[1].code',
  ],
  [{ discounts: [{ percentage: 5 }] }, 'A discount has a "code", or a "title" if it applies automatically.'],
  [{ discounts: [{ code: "A", percentage: 5, startsAt: "May" }] }, "A time is ISO 8601 in UTC"],
  [{ giftCards: [{ code: "SHORT", balance: 5 }] }, "A gift card's code has 8 to 20 letters and digits."],
])("%j isn't loaded, and the error says why", (parts, sentence) => {
  expect(() => read(parts)).toThrow(sentence);
});

test("a file that isn't JSON is named", () => {
  writeFileSync(join(folder, "shop.json"), "{");

  expect(() => readSeedFile(join(folder, "shop.json"))).toThrow(/shop\.json can't be read: /);
});
