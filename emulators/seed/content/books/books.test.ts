import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { bookProducts } from "#seed/commerce/book-products.ts";
import { recommendedBooks, workbooks } from "#seed/content/books/books.ts";
import { contentSeed } from "#seed/content-seed.ts";
import type { SeedBook } from "#seed/content/seed-document.ts";

const books = [...workbooks, ...recommendedBooks];

describe("the recommended books", () => {
  test("are ten, with the ids 1 to 10, from 7.99 to 30.00 US dollars", () => {
    const amounts = recommendedBooks.map(({ price }) => String(price?.amount));
    const prices = amounts.map(Number);

    expect(recommendedBooks.map(({ bookId }) => bookId)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
    ]);
    expect(Math.min(...prices)).toBe(7.99);
    expect(Math.max(...prices)).toBe(30);
    expect(amounts.filter((amount) => !/^\d+\.\d\d$/.test(amount))).toEqual([]);
  });

  test("begin with a paperback of 334 pages and 800+ signs for 21.99", () => {
    const [first] = recommendedBooks;

    expect(first).toMatchObject({ format: "paperback", pages: 334, price: { amount: "21.99" } });
    expect(first?.stats?.map(({ value }) => value)).toContain("800+ signs");
  });

  test("have ISBNs with a right check digit, each its own, among the numbers of printed music", () => {
    const numbers = recommendedBooks.map(({ isbn = "" }) => isbn);

    expect(numbers).toEqual([...new Set(numbers)]);
    expect(numbers.filter((isbn) => !/^979-0-99999\d\d-\d-\d$/.test(isbn))).toEqual([]);
    expect(numbers.map(checkedSum)).toEqual(numbers.map(() => 0));
  });

  test("are bought at a bookstore that cannot exist, and say that it is another shop", () => {
    const elsewhere = recommendedBooks.map(({ handle, externalLink, disclaimer }) => [
      externalLink === `https://books.example.com/${handle}`,
      disclaimer?.includes("another bookstore"),
    ]);

    expect(elsewhere).toEqual(recommendedBooks.map(() => [true, true]));
  });

  test.each(recommendedBooks.map(({ handle = "" }) => [handle]))(
    "%s has a cover of 1200 × 1600 under 60 kB",
    async (handle) => {
      const cover = readFileSync(new URL(`images/books/${handle}.webp`, contentSeed.directory));

      expect(await sharp(cover).metadata()).toMatchObject({ format: "webp", width: 1200, height: 1600 });
      expect(cover.length).toBeLessThan(60_000);
    },
  );

  test("are for kids, two of them", () => {
    const kids = recommendedBooks.filter(({ audience }) => audience === "kids");

    expect(kids.map(({ title }) => title)).toEqual(["Bear Waves Back", "Spell It to the Moon"]);
  });
});

describe("the workbooks", () => {
  test.each([
    ["Getting Started with ASL", 2_299],
    ["Building on the Basics of ASL", 2_299],
    ["Elevating your Signing Skills", 2_299],
    ["Refining your ASL Skills", 2_299],
    ["Handshape for Kids Levels 1A/1B", 2_299],
    ["ASL Essentials Workbook Bundle", 4_499],
  ])("%s is a product of the shop with the same handle and title, for %i cents", (title, cents) => {
    const handle = workbooks.find((book) => book.title === title)?.handle;
    const product = bookProducts.find((candidate) => candidate.handle === handle);

    expect(product?.title).toBe(title);
    expect(product?.variants[0]?.prices["USD"]?.amount).toBe(cents);
  });

  test("keep no price and no address of another shop", () => {
    const fields = workbooks.flatMap((book) => Object.keys(book));

    expect(fields).not.toContain("price");
    expect(fields).not.toContain("externalLink");
  });

  test("weigh what their packages weigh", () => {
    const weights = workbooks.map(({ handle }) => {
      const product = bookProducts.find((candidate) => candidate.handle === handle);
      return `(${product?.variants[0]?.weightInGrams} g)`;
    });

    expect(workbooks.map(({ weight = "" }) => weight.slice(weight.indexOf("(")))).toEqual(weights);
  });

  test("have every part of a book's page", () => {
    const parts = ["header", "howItWorks", "highlightOne", "highlightTwo", "bookPreview", "cta"];

    expect(workbooks.map(({ sections = {} }) => Object.keys(sections))).toEqual(workbooks.map(() => parts));
  });

  test.each([
    ["are shipped to Canada and the United States", "addresses in Canada and the United States"],
    ["can be sent back", "sent back unused within 30 days"],
    ["are a free PDF in each course", "A digital PDF workbook is included free with each"],
  ])("%s", (_promise, words) => {
    const policies = workbooks.map((book) => JSON.stringify(book.policies));

    expect(policies.filter((text) => !text.includes(words))).toEqual([]);
  });
});

describe("all books", () => {
  test("have handles and places of their own", () => {
    expect(new Set(books.map(({ handle }) => handle)).size).toBe(16);
    expect(new Set(books.map(({ orderInList }) => orderInList)).size).toBe(16);
  });

  test("share one id, 10, as the catalog does", () => {
    const ids = books.map(({ bookId }) => bookId);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual(["10"]);
  });

  test("count their pages twice, and three of them differently", () => {
    const differing = books.filter((book) => detailOf(book, "Pages") !== `${book.pages} pages`);

    expect(differing.map(({ title }) => title)).toEqual([
      "Elevating your Signing Skills",
      "Kept in the Hands",
      "Bear Waves Back",
    ]);
  });

  test("go well with a product of another shop that is counted under a book's id", () => {
    const others = recommendedBooks.flatMap(({ relatedProducts = [] }) =>
      relatedProducts.filter((related) => related._type === "externalProduct").map(({ id }) => id),
    );

    expect(others).toEqual(["1", "4"]);
  });

  test("feature the first of their pictures alone", () => {
    const featured = books.map(({ images = [] }) =>
      images.map(({ isFeatured }) => isFeatured).lastIndexOf(true),
    );

    expect(featured).toEqual(books.map(() => 0));
  });
});

/** Every digit of an ISBN-13 weighed by 1 or 3 in turn: a multiple of ten when the last one is right. */
function checkedSum(isbn: string): number {
  const digits = isbn.replaceAll("-", "").split("");
  return digits.reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10;
}

function detailOf({ details = [] }: SeedBook, label: string): string | undefined {
  return details.find((detail) => detail.label === label)?.value;
}
