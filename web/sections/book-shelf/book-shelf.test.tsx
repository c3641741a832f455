import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BookCard } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { BookShelf } from "./book-shelf.tsx";

const recommended: BookCard = {
  _id: "recommended",
  _type: "book",
  handle: "a-quiet-street",
  title: "A Quiet Street",
  subtitle: null,
  author: "Mara Ellison",
  audience: null,
  isShopifyProduct: false,
  format: "paperback",
  pages: 334,
  price: { amount: "21.99", currencyCode: "USD" },
  image: null,
};

const ownBook: BookCard = {
  ...recommended,
  _id: "own",
  handle: "getting-started",
  title: "Getting Started",
  isShopifyProduct: true,
  price: null,
};

const emptyBook: BookCard = {
  _id: "bare",
  _type: "book",
  handle: null,
  title: null,
  subtitle: null,
  author: null,
  audience: null,
  isShopifyProduct: null,
  format: null,
  pages: null,
  price: null,
  image: null,
};

function render(books: BookCard[], offers: Offers = new Map()): string {
  return renderToStaticMarkup(
    <BookShelf
      section={{ _key: "shelf", _type: "bookShelf", title: "Books", text: null, kind: "all", books }}
      offers={offers}
    />,
  );
}

test("a recommended book links to its page and shows the other shop's price", () => {
  const shelf = render([recommended]);

  expect(shelf).toMatch(/<a [^>]*href="\/books\/a-quiet-street"[^>]*>A Quiet Street<\/a>/);
  expect(shelf).toMatch(/>US\$21\.99<\/span> <span[^>]*>at another shop/);
});

test("our own book shows Shopify's price", () => {
  const price = { amount: "22.99", compareAtAmount: null };
  const shelf = render(
    [ownBook],
    new Map([
      [
        "getting-started",
        {
          kind: "priced",
          variantId: "gid://shopify/ProductVariant/1",
          availableForSale: true,
          prices: { USD: price, CAD: { ...price, amount: "31.5" } },
        },
      ],
    ]),
  );

  expect(shelf).toContain("$22.99");
  expect(shelf).toContain("$31.50 CAD");
});

test("our own book without a known price says so", () => {
  expect(render([ownBook])).toContain("Price unavailable");
});

test.each([["free"], [""], ["-1"], ["21.999"]])("an amount of %j isn't shown as a price", (amount) => {
  expect(render([{ ...recommended, price: { amount } }])).not.toContain("$");
});

test("a book with empty fields renders", () => {
  expect(render([emptyBook, recommended])).toContain("A Quiet Street");
});

test("a shelf without books renders nothing", () => {
  expect(render([])).toBe("");
});
