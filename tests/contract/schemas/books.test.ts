import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

const file = (ending: string) => ({
  _type: "file",
  asset: { _type: "reference", _ref: `file-abc-${ending}` },
});
const picture = (key: string, rest: object) => ({
  _type: "bookImage",
  _key: key,
  asset: { _type: "reference", _ref: "image-abc-1x1-webp" },
  alt: "The cover.",
  ...rest,
});
const fact = (label: string, value: string) => ({ _type: "labelledValue", _key: label, label, value });

const recommended = {
  _id: "first-signs",
  _type: "book",
  bookId: "1",
  handle: "first-signs",
  title: "First Signs",
  pages: 334,
  format: "paperback",
  isbn: "978-0-00-000000-2",
  images: [picture("cover", { isFeatured: true }), picture("inside", {})],
  price: { amount: "21.99", currencyCode: "USD" },
  externalLink: "https://books.example.com/first-signs",
  details: [fact("Pages", "334")],
};
const workbook = {
  _id: "getting-started",
  _type: "book",
  bookId: "11",
  handle: "getting-started-with-asl",
  title: "Getting Started with ASL",
  isShopifyProduct: true,
  format: "Spiral bound",
  sample: file("pdf"),
  sections: { bookPreview: { sampleUrl: "/files/getting-started.pdf" } },
};

beforeAll(async () => {
  lake = await startTestLake();
  const asset = (_id: string, _type: string) => ({ _id, _type, url: "https://example.com", path: _id });
  await lake
    .client()
    .transaction()
    .create(asset("file-abc-pdf", "sanity.fileAsset"))
    .create(asset("file-abc-docx", "sanity.fileAsset"))
    .create(asset("image-abc-1x1-webp", "sanity.imageAsset"))
    .create({ _id: "other-book", _type: "book", title: "Second Signs", bookId: "10", handle: "second-signs" })
    .create({ _id: "course-1a", _type: "course", title: "Level 1A", handle: "level-1a" })
    .commit();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([
  ["a book we recommend", recommended],
  ["a workbook of ours", workbook],
  ["a book that was not given an ISBN", { ...recommended, isbn: undefined }],
])("accepts %s", async (_name, book) => {
  expect(await findIn(book)).toEqual([]);
});

describe("in a book we recommend", () => {
  test.each([
    [{ title: undefined }, "error at title: Give the book a title."],
    [{ handle: undefined }, "error at handle: Give the book a handle. It needs one to have a page."],
    [
      { handle: "First Signs" },
      "error at handle: A handle can only contain lowercase letters, numbers, and hyphens.",
    ],
    [{ handle: "level-1a" }, "error at handle: “Level 1A” already has this handle. Choose another one."],
    [{ bookId: "10" }, "warning at bookId: “Second Signs” already has this ID. Choose another one."],
    [
      { isbn: "978-0-00-000000-3" },
      "error at isbn: This isn't a valid 13-digit ISBN. Compare it with the back of the book.",
    ],
    [{ pages: 0, details: [] }, "error at pages: Use a whole number, at least 1."],
    [
      { pages: 336 },
      "warning at pages: The details say 334 pages, but this field says 336. Is one of them wrong?",
    ],
    [{ format: "ebook" }, 'error at format: Value "ebook" did not match any allowed values'],
    [{ audience: "all" }, 'error at audience: Value "all" did not match any allowed values'],
    [{ orderInList: 1.5 }, "error at orderInList: Use a whole number, at least 1."],
    [
      { price: { amount: "21.9", currencyCode: "USD" } },
      "error at price.amount: Enter the amount with a decimal point and two digits, such as 21.99.",
    ],
    [{ price: undefined }, "error at price: Enter the other shop's price, or mark the book as our own."],
    [
      { price: { amount: "21.99", currencyCode: "EUR" } },
      'error at price.currencyCode: Value "EUR" did not match any allowed values',
    ],
    [
      { externalLink: undefined },
      "error at externalLink: Enter where the book is sold, or mark it as our own.",
    ],
    [{ externalLink: "/books" }, "error at externalLink: Use a URL that starts with https://."],
    [{ externalLink: "javascript:alert(1)" }, "error at externalLink: Use a URL that starts with https://."],
  ])("%o has a finding, %s", async (change, finding) => {
    expect(await findIn({ ...recommended, ...change })).toEqual([finding]);
  });
});

describe("among its pictures", () => {
  const oneFirst = "warning at images: Mark exactly one image as the main image.";

  test.each([
    [[picture("cover", {})], oneFirst],
    [[picture("cover", { isFeatured: true }), picture("back", { isFeatured: true })], oneFirst],
    [
      [picture("cover", { isFeatured: true, alt: "" })],
      "error at images[cover].alt: Add alternative text, or mark the image as decorative.",
    ],
  ])("%o has a finding, %s", async (images, finding) => {
    expect(await findIn({ ...recommended, images })).toEqual([finding]);
  });
});

describe("in its other fields", () => {
  const external = (key: string, id: string) => ({
    _type: "externalProduct",
    _key: key,
    id,
    name: "Flash cards",
    url: `https://cards.example.com/${key}`,
  });

  test.each([
    [
      { relatedProducts: [external("a", "7"), external("b", "7")] },
      "warning at relatedProducts: Two of these have the id 7. Reports count them together.",
    ],
    [
      { relatedProducts: [{ ...external("a", "7"), name: undefined }] },
      "error at relatedProducts[a].name: Give the product a name.",
    ],
    [
      { relatedProducts: [{ ...external("a", "7"), url: "/cards" }] },
      "error at relatedProducts[a].url: Use a URL that starts with https://.",
    ],
    [
      { details: [{ ...fact("Format", "Paperback"), value: "" }] },
      "error at details[Format].value: Give the fact a value.",
    ],
    [
      { stats: [{ ...fact("Signs", "800+"), label: "" }] },
      "error at stats[Signs].label: Give the fact a label.",
    ],
    [
      { policies: [{ _type: "policy", _key: "a", name: "Shipping" }] },
      "error at policies[a].description: Describe the policy.",
    ],
    [
      { policies: [{ _type: "policy", _key: "a", description: "To Canada." }] },
      "error at policies[a].name: Give the policy a name.",
    ],
    [{ sample: file("docx") }, "error at sample: Upload a PDF with the extension .pdf."],
    [
      { sections: { bookPreview: { sampleUrl: "data:application/pdf,x" } } },
      "error at sections.bookPreview.sampleUrl: For our own pages, use a path such as /courses. Other URLs start with https://.",
    ],
    [
      { sections: { howItWorks: { items: [{ _type: "howItWorksItem", _key: "a", content: "Read." }] } } },
      "error at sections.howItWorks.items[a].title: Give the step a title.",
    ],
  ])("%o has a finding, %s", async (change, finding) => {
    expect(await findIn({ ...recommended, ...change })).toEqual([finding]);
  });
});
