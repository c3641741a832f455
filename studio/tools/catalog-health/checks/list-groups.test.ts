import { expect, test } from "vitest";
import { shopProduct as product } from "../../../../tests/support/shop-product.ts";
import type { ShopProduct } from "../../../storefront/shop-product.ts";
import { listGroups } from "./list-groups.ts";
import type { StoredDocument } from "./stored-document.ts";

const image = { asset: { _ref: "image-a1-400x300-webp" }, alt: "A hand" };
const course: StoredDocument = {
  _id: "course-1",
  _type: "course",
  title: "Level 1A",
  handle: "level-1a",
  thinkificId: "101",
  image,
};
const draft = { ...course, _id: "drafts.course-1" };

interface Catalog {
  documents?: StoredDocument[];
  products?: ShopProduct[] | null;
}

/** Rows by group: the document's or product's title and its problem. */
function report({ documents = [course], products = [product] }: Catalog): Record<string, string[]> {
  const groups = listGroups({ documents, products, describedInMedia: new Set() }).flatMap(({ id, rows }) =>
    rows && rows.length > 0
      ? [
          [
            id,
            rows.map((row) =>
              "product" in row
                ? row.product.title
                : [row.title, row.detail, row.note].filter((part) => part !== null).join(": "),
            ),
          ] as const,
        ]
      : [],
  );
  return Object.fromEntries(groups);
}

test("a catalog without problems has no rows", () => {
  expect(report({})).toEqual({});
});

test.each([
  [{ handle: "level-9z" }, "The shop has no product with the handle “level-9z”, or it isn't shown there."],
  [{ handle: undefined }, "It has no handle."],
  [{ handle: "" }, "It has no handle."],
])("a course with %o has no product", (fields, detail) => {
  expect(report({ documents: [course, { ...course, _id: "course-2", ...fields }] })).toEqual({
    "missing-product": [`Level 1A: ${detail}`],
  });
});

test("our own book needs a product, and a recommended one doesn't", () => {
  const workbook = {
    _id: "book-1",
    _type: "book",
    title: "Workbook",
    handle: "workbook",
    isShopifyProduct: true,
    images: [image],
  };
  const recommended = { ...workbook, _id: "book-2", title: "Elsewhere", isShopifyProduct: false };

  expect(report({ documents: [course, workbook, recommended] })).toEqual({
    "missing-product": [
      "Workbook: The shop has no product with the handle “workbook”, or it isn't shown there.",
    ],
  });
});

test("a link to a page that doesn't exist is reported", () => {
  const announcement = { _id: "a", _type: "announcement", text: "New", url: "/courses/gone" };

  expect(report({ documents: [course, announcement] })).toEqual({
    "broken-link": ["New: It links to /courses/gone, which doesn't exist."],
  });
});

test("a missing price is reported with its currency", () => {
  expect(report({ products: [{ ...product, prices: { ...product.prices, CAD: null } }] })).toEqual({
    "missing-price": ["Level 1A: It has no price in Canadian dollars."],
  });
});

test("a course for sale that wouldn't open is reported", () => {
  expect(report({ documents: [{ ...course, thinkificId: undefined }] })).toEqual({
    "missing-access": ["Level 1A: It has no learning site ID."],
  });
});

test.each([
  ["a book's product on a course", course, "BookBundle", "In the shop, it's a book, not a course."],
  [
    "a course's product on a book",
    { ...course, _type: "book", isShopifyProduct: true, images: [image] },
    "Course",
    "In the shop, it's a course, not a book.",
  ],
])("%s is reported", (_what, document, productType, detail) => {
  expect(report({ documents: [document], products: [{ ...product, productType }] })).toEqual({
    "other-kind": [`Level 1A: ${detail}`],
  });
});

test.each(["Course", "Course bundle", "", "Bundle"])(
  "a product of the type %j suits a course",
  (productType) => {
    expect(report({ products: [{ ...product, productType }] })).toEqual({});
  },
);

test("a price of zero is reported with its currency, also of only one variant", () => {
  const prices = { USD: { from: "0.0", to: "0.0" }, CAD: { from: "0.00", to: "109.0" } };

  expect(report({ products: [{ ...product, prices }] })).toEqual({
    free: ["Level 1A: It's sold for $0 in US dollars.", "Level 1A: It's sold for $0 in Canadian dollars."],
  });
});

test("a hidden or sold-out product is reported as such", () => {
  expect(report({ products: [{ ...product, isHidden: true, availableForSale: false }] })).toEqual({
    "hidden-or-sold-out": ["Level 1A: The shop hides it (hidden-product tag).", "Level 1A: It's sold out."],
  });
});

test("a product without a document has no page, unless it's hidden", () => {
  const moreProducts = [
    { ...product, handle: "mug", title: "Mug" },
    { ...product, handle: "secret", title: "Secret", isHidden: true },
  ];

  expect(report({ products: [product, ...moreProducts] })).toEqual({ "missing-content": ["Mug"] });
});

test("a draft that has the handle counts as content", () => {
  expect(report({ documents: [draft] })).not.toHaveProperty("missing-content");
});

test("checks that need the shop are pending until it responds", () => {
  const groups = listGroups({ documents: [course], products: null, describedInMedia: new Set() });
  const unknown = groups.filter(({ rows }) => rows === null);

  expect(unknown.map(({ id }) => id)).toEqual([
    "missing-product",
    "missing-price",
    "missing-access",
    "other-kind",
    "free",
    "hidden-or-sold-out",
    "missing-content",
  ]);
});

test("a defect in both layers is one row", () => {
  const broken = { handle: "level-9z" };

  expect(
    report({
      documents: [
        course,
        { ...course, ...broken, _id: "course-2" },
        { ...draft, ...broken, _id: "drafts.course-2" },
      ],
    })["missing-product"],
  ).toEqual(["Level 1A: The shop has no product with the handle “level-9z”, or it isn't shown there."]);
});

test("a defect fixed in the draft says so", () => {
  const documents = [{ ...course, handle: "level-9z" }, draft];

  expect(report({ documents })["missing-product"]).toEqual([
    "Level 1A: The shop has no product with the handle “level-9z”, or it isn't shown there.: Fixed in the draft. Publish it.",
  ]);
});

test("a defect that is only in the draft says so", () => {
  expect(report({ documents: [course, { ...draft, handle: "level-9z" }] })["missing-product"]).toEqual([
    "Level 1A: The shop has no product with the handle “level-9z”, or it isn't shown there.: Only in the draft.",
  ]);
});

test("drafts are reported as changed or as never published", () => {
  const fresh = { ...draft, _id: "drafts.course-2", title: "Level 1B" };

  expect(report({ documents: [course, draft, fresh] })["unpublished"]).toEqual([
    "Level 1A: It has unpublished changes.",
    "Level 1B: It has never been published.",
  ]);
});
