import { drawQuotePdf } from "@shop/web/features/requests/quote-pdf.server.ts";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { Quote } from "@shop/web/features/requests/quote.ts";

const shop = {
  name: "Handshape",
  supportEmail: "hello@shop.example",
  postalAddress: "48 Arcwood Lane\nGuelph ON",
  siteUrl: "https://shop.example",
};
const quote: Quote = {
  school: "École Ōtaki",
  name: "Zoë O’Hara",
  purchaseOrder: "PO-2026-118",
  currency: "CAD",
  lines: [
    { title: "Level 1A", seats: 12, listEach: 10_900, each: 9265, total: 111_180 },
    { title: "Level 1B", seats: 8, listEach: 10_900, each: 9265, total: 74_120 },
  ],
  seats: 20,
  percent: 15,
  saved: 32_700,
  total: 185_300,
  issuedAt: Date.parse("2026-09-01T08:00:00Z"),
  validUntil: Date.parse("2026-10-01T08:00:00Z"),
};
const draw = (given: Partial<Quote> = {}) =>
  drawQuotePdf({ quote: { ...quote, ...given }, reference: "R-7K3M-9Q2D", shop });

async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return { pdf, text: text.replaceAll(/\s+/g, " ") };
}

test("a quote says for whom it is, what each course costs, and until when", async () => {
  const { text } = await readPdf(await draw());

  for (const words of [
    "Quote for your class",
    "École Ōtaki, Zoë O’Hara",
    "R-7K3M-9Q2D",
    "PO-2026-118",
    "Good until October 1, 2026",
    "Level 1A 12 $109.00 CAD $92.65 CAD $1,111.80 CAD",
    "20 seats, 15% off You save $327.00 CAD",
    "Total before tax $1,853.00 CAD",
    "Prices are in Canadian dollars, before tax.",
    "write to hello@shop.example and include R-7K3M-9Q2D. 48 Arcwood Lane, Guelph ON.",
  ])
    expect(text).toContain(words);
});

test.each([
  ["USD", "Pay it by card, from a school-funds wallet, or with a purchase order."],
  ["CAD", "Pay it by card or with a purchase order."],
] as const)("a quote in %s is ordered by email, and offers how it can be paid", async (currency, words) => {
  const { text } = await readPdf(await draw({ currency }));

  expect(text).toContain(
    `Our cart doesn’t have these prices, so order by email, and we’ll send you an invoice with them. ${words}`,
  );
});

test.each([
  "Ste-Žofie & Sons, Łódź",
  "Nguyễn Thị Thượng",
  "Ōtaki Kōhanga",
  "Škola Đurđevac",
  "Şişli Iğdır Ünye",
  "Ģertrūdes Ķekavas Ņikita",
  "Nguye\u{302}\u{303}n",
])("the name %s is printed whole", async (school) => {
  const { text } = await readPdf(await draw({ school }));

  expect(text).toContain(`For ${school.normalize("NFC")}, Zoë O’Hara Quote number`);
  expect(text).not.toContain("can’t be printed");
});

test.each([
  ["École 学校", "École ??"],
  ["Ĥaĉo 👩‍👧 School", "Haco ? School"],
])("a quote says that %s isn't printed as it was written", async (school, printed) => {
  const { text } = await readPdf(await draw({ school }));

  expect(text).toContain(`For ${printed}, Zoë O’Hara`);
  expect(text).toContain("Some letters can’t be printed here");
});

test("a quote has a title, a language, and a structure for screen readers", async () => {
  const { pdf } = await readPdf(await draw());
  const page = await pdf.getPage(1);

  expect(await pdf.getMetadata()).toMatchObject({
    info: { Title: "Quote R-7K3M-9Q2D", Author: "Handshape", Language: "en-US" },
  });
  expect(JSON.stringify(await page.getStructTree())).toMatch(/"H1".*"Table".*"TH".*"TD"/);
});

test("a quote is the same whenever it's drawn", async () => {
  const [first, again] = await Promise.all([draw(), draw()]);

  expect(first.equals(again)).toBe(true);
});

test("a quote for many courses goes on, with nothing lost", async () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({
    title: `A course with quite a long title, for the number ${index}`,
    seats: 1000,
    listEach: 99_999_99,
    each: 99_999_99,
    total: 9_999_999_000,
  }));

  const { pdf, text } = await readPdf(await draw({ lines, purchaseOrder: null, percent: 0, saved: 0 }));

  expect(pdf.numPages).toBeGreaterThan(1);
  expect(text).toContain("for the number 49");
  expect(text).toContain("before tax");
});
