import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startContentLake, type TestLake } from "../../support/content-lake.ts";
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
  lake = await startContentLake();
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
])("finds nothing wrong with %s", async (_name, book) => {
  expect(await findIn(book)).toEqual([]);
});

describe("in a book we recommend", () => {
  test.each([
    [{ title: undefined }, "error at title: Give the book a title."],
    [{ handle: undefined }, "error at handle: Give the book a handle: without one it has no page."],
    [{ handle: "First Signs" }, "error at handle: A handle has only small letters, digits and hyphens."],
    [{ handle: "level-1a" }, "error at handle: “Level 1A” has this handle already."],
    [{ bookId: "10" }, "warning at bookId: “Second Signs” has this id already."],
    [
      { isbn: "978-0-00-000000-3" },
      "error at isbn: Those are not the 13 digits of an ISBN. Compare them with the back of the book.",
    ],
    [{ pages: 0, details: [] }, "error at pages: Use a whole number from 1."],
    [{ pages: 336 }, "warning at pages: The details say 334 pages, this says 336. Is one of them wrong?"],
    [{ format: "ebook" }, 'error at format: Value "ebook" did not match any allowed values'],
    [{ audience: "all" }, 'error at audience: Value "all" did not match any allowed values'],
    [{ orderInList: 1.5 }, "error at orderInList: Use a whole number from 1."],
    [
      { price: { amount: "21.9", currencyCode: "USD" } },
      "error at price.amount: Write the amount with a point and two digits, such as 21.99.",
    ],
    [{ price: undefined }, "error at price: Write what the other shop asks, or mark the book as our own."],
    [
      { price: { amount: "21.99", currencyCode: "EUR" } },
      'error at price.currencyCode: Value "EUR" did not match any allowed values',
    ],
    [
      { externalLink: undefined },
      "error at externalLink: Say where the book can be bought, or mark it as our own.",
    ],
    [{ externalLink: "/books" }, "error at externalLink: Use an address that begins with https://."],
    [
      { externalLink: "javascript:alert(1)" },
      "error at externalLink: Use an address that begins with https://.",
    ],
  ])("%o has a finding, %s", async (change, finding) => {
    expect(await findIn({ ...recommended, ...change })).toEqual([finding]);
  });
});

describe("among its pictures", () => {
  const oneFirst = "warning at images: Mark one picture as the first, and only one.";

  test.each([
    [[picture("cover", {})], oneFirst],
    [[picture("cover", { isFeatured: true }), picture("back", { isFeatured: true })], oneFirst],
    [
      [picture("cover", { isFeatured: true, alt: "" })],
      "error at images[cover].alt: Say what the picture tells, or mark it as only decoration.",
    ],
  ])("%o has a finding, %s", async (images, finding) => {
    expect(await findIn({ ...recommended, images })).toEqual([finding]);
  });
});

describe("in what stands beside it", () => {
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
      "warning at relatedProducts: Two of these have the id 7. Reports add them up.",
    ],
    [
      { relatedProducts: [{ ...external("a", "7"), name: undefined }] },
      "error at relatedProducts[a].name: Give the product a name.",
    ],
    [
      { relatedProducts: [{ ...external("a", "7"), url: "/cards" }] },
      "error at relatedProducts[a].url: Use an address that begins with https://.",
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
      "error at policies[a].description: Say what the policy is.",
    ],
    [
      { policies: [{ _type: "policy", _key: "a", description: "To Canada." }] },
      "error at policies[a].name: Name the policy.",
    ],
    [{ sample: file("docx") }, "error at sample: Upload a PDF: its name ends in .pdf."],
    [
      { sections: { bookPreview: { sampleUrl: "data:application/pdf,x" } } },
      "error at sections.bookPreview.sampleUrl: Use a path such as /courses, or an address that begins with https://.",
    ],
    [
      { sections: { howItWorks: { items: [{ _type: "howItWorksItem", _key: "a", content: "Read." }] } } },
      "error at sections.howItWorks.items[a].title: Give the step a title.",
    ],
  ])("%o has a finding, %s", async (change, finding) => {
    expect(await findIn({ ...recommended, ...change })).toEqual([finding]);
  });
});
