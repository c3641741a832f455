import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import type { BookPage } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { BookView, type BookViewProps } from "./book-view.tsx";

beforeEach(stubEmbeddedEnvironment);

const emptyBook: BookPage = {
  _id: "book",
  _type: "book",
  handle: "getting-started",
  title: "Getting Started",
  subtitle: null,
  author: null,
  audience: null,
  isShopifyProduct: true,
  format: null,
  pages: null,
  price: null,
  isbn: null,
  externalLink: null,
  publisher: null,
  language: null,
  weight: null,
  dimensions: null,
  description: null,
  image: null,
  images: null,
  details: null,
  stats: null,
  policies: null,
  disclaimer: null,
  hasSample: false,
  sections: null,
  relatedProducts: null,
  meta: null,
};

const recommendedBook: BookPage = {
  ...emptyBook,
  isShopifyProduct: false,
  price: { amount: "21.99", currencyCode: "USD" },
  externalLink: "https://www.books.example/eyebrows",
};

const forSale: Offer = {
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/1",
  availableForSale: true,
  prices: {
    USD: { amount: "22.99", compareAtAmount: null },
    CAD: { amount: "31.99", compareAtAmount: null },
  },
};

function render(book: BookPage, offer?: Offer, others: Partial<BookViewProps> = {}): string {
  const offers = new Map(offer ? [["getting-started", offer]] : []);
  return renderToStaticMarkup(
    <BookView
      book={book}
      shopDescription={null}
      variants={null}
      stock={null}
      supportEmail="hello@shop.example"
      offers={offers}
      recommended={[]}
      paths={new Set(["/requests/refund"])}
      {...others}
    />,
  );
}

test.each([
  [3, true],
  [6, false],
  [0, false],
  [null, false],
])("with %s copies left, the page says so: %s", (stock, says) => {
  expect(render(emptyBook, forSale, { stock }).includes(`Only ${stock} left`)).toBe(says);
});

test("a sold-out book offers the PDF with its course, another book, and a message when it's back", () => {
  const related = (_type: "course" | "book", title: string, handle: string) => ({
    _type: "reference" as const,
    product: { _id: handle, _type, title, handle, slug: handle, subtitle: null, image: null },
  });
  const products = [related("course", "Level 2B", "level-2b"), related("book", "Elevating", "elevating")];
  const page = render(
    { ...emptyBook, relatedProducts: products as BookPage["relatedProducts"] },
    { ...forSale, availableForSale: false },
    {
      offers: new Map([
        ["getting-started", { ...forSale, availableForSale: false }],
        ["elevating", forSale],
      ]),
    },
  );

  expect(page).toMatch(/comes free as a PDF with <a [^>]*href="\/courses\/level-2b"/);
  expect(page).toMatch(/In stock now: <a [^>]*href="\/books\/elevating"/);
  expect(page).toMatch(/action="\/api\/requests\/back-in-stock".*name="book" value="getting-started"/s);
  expect(render(emptyBook, forSale)).not.toContain("back-in-stock");
});

test("our own book shows Shopify's price and has a plain form to add it to the cart", () => {
  const page = render(emptyBook, forSale);

  expect(page).toContain("$22.99");
  expect(page).toContain("$31.99 CAD");
  expect(page).toContain('name="merchandiseId" value="gid://shopify/ProductVariant/1"');
  expect(page).toContain("Ships to Canada and the United States");
});

test("our own book without a product shows “Price unavailable” and no form", () => {
  const page = render(emptyBook, { kind: "unavailable" });

  expect(page).toContain("Price unavailable");
  expect(page).not.toContain("<form");
});

test("a sold-out book says so and can't be added", () => {
  const page = render(emptyBook, { ...forSale, availableForSale: false });

  expect(page).toMatch(/<button[^>]* disabled=""/);
  expect(page).toContain("Sold out");
});

test("a book from another shop shows its price and a link, and no cart form", () => {
  const page = render(recommendedBook);

  expect(page).toContain("US$21.99");
  expect(page).toMatch(
    /<a href="https:\/\/www\.books\.example\/eyebrows" target="_blank" rel="noopener nofollow sponsored"[^>]*>Buy at books\.example</,
  );
  expect(page).not.toContain("<form");
});

test("the affiliate disclosure appears once, in the editor's words or ours", () => {
  const disclaimer = "We earn a little.";

  expect(render(recommendedBook)).toContain("we may earn a small commission");
  expect(render({ ...recommendedBook, disclaimer }).split(disclaimer)).toHaveLength(2);
});

test("a book without a known shop says it can't be bought", () => {
  const page = render({ ...recommendedBook, externalLink: "javascript:alert(1)" });

  expect(page).toContain("We don’t know of a shop that has it right now.");
  expect(page).not.toContain("javascript:");
});

test("the sample has a permanent path unless an editor set another", () => {
  const preview = { image: null, sampleUrl: "https://example.com/look-inside" };
  const sections = {
    header: null,
    howItWorks: null,
    highlightOne: null,
    highlightTwo: null,
    bookPreview: preview,
    cta: null,
  };

  expect(render({ ...emptyBook, hasSample: true })).toContain('href="/files/getting-started-sample.pdf"');
  expect(render({ ...emptyBook, hasSample: true, sections })).toContain(
    'href="https://example.com/look-inside"',
  );
  expect(render(emptyBook)).not.toContain("sample");
});

test("details appear as written, whatever the other fields contain", () => {
  const details = [{ _key: "pages", label: "Pages", value: "98 pages" }];

  expect(render({ ...emptyBook, pages: 96, details })).toMatch(/<dt[^>]*>Pages<\/dt><dd>98 pages<\/dd>/);
});

test("Shopify's description is used when there's no description", () => {
  expect(render(emptyBook, forSale, { shopDescription: "To write in." })).toContain("To write in.");
});

test("a related book isn't recommended again", () => {
  const other = { ...emptyBook, _id: "other", title: "The Second One" };
  const related = [{ _key: null, _type: "reference" as const, product: other }];
  const recommended = [{ product: other, offer: forSale }];

  expect(render(emptyBook, forSale, { recommended })).toContain("Readers also chose");
  expect(render({ ...emptyBook, relatedProducts: related }, forSale, { recommended })).not.toContain(
    "Readers also chose",
  );
});
