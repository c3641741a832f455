import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BookCard } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { BookCatalog } from "./book-catalog.tsx";
import { type BookChoices, everyBook } from "./book-choices.ts";

const workbook: BookCard = {
  _id: "workbook",
  _type: "book",
  handle: "for-kids",
  title: "A Workbook for Kids",
  subtitle: null,
  author: null,
  audience: "kids",
  isShopifyProduct: true,
  format: "Spiral bound",
  pages: null,
  price: null,
  image: null,
};

const memoir: BookCard = {
  ...workbook,
  _id: "memoir",
  handle: "enough-chairs",
  title: "Enough Chairs",
  audience: null,
  isShopifyProduct: false,
  format: "hardcover",
  price: { amount: "24.95", currencyCode: "USD" },
};

const soldOut: Offers = new Map([
  [
    "for-kids",
    {
      kind: "priced",
      variantId: "gid://shopify/ProductVariant/1",
      availableForSale: false,
      prices: {
        USD: { amount: "22.99", compareAtAmount: "25.99" },
        CAD: { amount: "31.99", compareAtAmount: null },
      },
    },
  ],
]);

function render(choices: Partial<BookChoices> = {}, books = [workbook, memoir]): string {
  return renderToStaticMarkup(
    <BookCatalog books={books} offers={soldOut} choices={{ ...everyBook, ...choices }} title="Books" />,
  );
}

test("our own book shows both prices, its savings and that it is sold out", () => {
  const page = render({ kind: "ours" });

  expect(page).toContain("$22.99");
  expect(page).toContain("$31.99 CAD");
  expect(page).toContain("Save 12%");
  expect(page).toContain("Sold out");
});

test("a recommended book shows the other shop's price in US dollars", () => {
  expect(render()).toContain("US$24.95");
});

test("only matching books are shown", () => {
  const page = render({ audience: "kids" });

  expect(page).toContain("A Workbook for Kids");
  expect(page).not.toContain("Enough Chairs");
  expect(page).not.toContain("Books we recommend");
});

test("each filter is a link with its number of books", () => {
  const page = render();

  expect(page).toMatch(/<a [^>]*href="\/books\/only\/kids#books-audience-kids"[^>]*>Kids <span[^>]*>1</);
  expect(page).toMatch(
    /<a [^>]*href="\/books\/only\/hardcover#books-format-hardcover"[^>]*>Hardcover <span[^>]*>1</,
  );
});

test("a filter keeps the others, and one without results isn't a link", () => {
  const page = render({ audience: "kids" });

  expect(page).toContain('href="/books/only/kids/ours#books-kind-ours"');
  expect(page).not.toContain("/books/only/kids/hardcover");
  expect(page).toContain('href="/books#books-audience-all"');
});

test("filters without results say so and link to all books", () => {
  const page = render({ audience: "kids", format: "hardcover" });

  expect(page).toContain("No books match all of these filters.");
  expect(page).toContain("See all books");
});

test("a shop without books links to its courses", () => {
  const page = render({}, []);

  expect(page).toContain("There are no books right now.");
  expect(page).toContain('href="/courses"');
  expect(page).not.toContain("Filter books");
});
