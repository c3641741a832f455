import "server-only";
import { buffer } from "node:stream/consumers";
import PdfKit from "pdfkit";
import type { ShopContact } from "#features/mail/mail-layout.tsx";
import { palette } from "#features/metadata/palette.ts";
import { toDrawableText } from "#features/metadata/share-images/to-drawable-text.ts";
import { type ArcShape, arcShapes } from "#ui/arc-shapes.ts";
import { formatCents } from "#commerce/money.ts";
import { countOf } from "#lib/count-of.ts";
import { formatDay } from "#lib/format-day.ts";
import { drawPdfText, registerFaces, toPdfText } from "./pdf-text.server.ts";
import type { Quote } from "./quote.ts";

interface QuotePdf {
  quote: Quote;
  reference: string;
  shop: ShopContact;
}

type Document = PDFKit.PDFDocument;

/** In points (1/72 inch). */
const margin = 60;
const rowPadding = 7;

/**
 * Draws a quote as a PDF on letter paper, in the site's typefaces and colors. It's tagged for screen readers, and its bytes are the same every
 * time.
 */
export async function drawQuotePdf({ quote, reference, shop }: QuotePdf): Promise<Buffer> {
  const document = new PdfKit({
    size: "LETTER",
    margin,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    // Otherwise pdfkit loads its own font first. Its types only allow names.
    font: null as unknown as string,
    info: {
      Title: `Quote ${reference}`,
      Author: toDrawableText(shop.name),
      CreationDate: new Date(quote.issuedAt),
    },
  });
  await registerFaces(document);
  const root = document.struct("Document");
  document.addStructure(root);
  const add = (type: string, draw: () => void) => root.add(document.struct(type, {}, draw));

  drawArcs(document);
  add("P", () => {
    setFont(document, "Display", 17, palette.pine).text(toDrawableText(shop.name), margin + 36, margin - 2);
  });
  add("H1", () => {
    setFont(document, "Display", 34).text("Quote for your class", margin, margin + 64);
  });
  const facts = listFacts({ quote, reference }).map(({ label, value }) => ({
    label,
    ...toPdfText(document, value),
  }));
  for (const { label, runs } of facts)
    add("P", () => {
      document.moveDown(0.35);
      setFont(document, "Text", 9.5, palette.inkQuiet).text(label);
      document.fillColor(palette.ink);
      drawPdfText(document, { runs, size: 12 });
    });
  if (facts.some(({ isChanged }) => isChanged))
    add("P", () => {
      document.moveDown(0.7);
      setFont(document, "Text", 9.5, palette.inkQuiet).text(changedText);
    });
  document.moveDown(1.6);
  setFont(document, "Text", 10.5);
  drawLines(document, root, quote);
  document.moveDown(1.4).x = margin;
  add("P", () => {
    setFont(document, "Text", 10.5).text(toTerms(quote), { lineGap: 3 });
  });
  document.moveDown(1);
  add("P", () => {
    const address = (shop.postalAddress ?? "").split("\n").filter(Boolean).join(", ");
    const { runs } = toPdfText(
      document,
      `To order, or with questions, write to ${shop.supportEmail} and include ${reference}.${address && ` ${address}.`}`,
    );
    document.fillColor(palette.inkQuiet);
    drawPdfText(document, { runs, size: 9.5, lineGap: 3 });
  });
  root.end();
  document.end();
  return buffer(document);
}

const setFont = (document: Document, name: string, size: number, color: string = palette.ink) =>
  document.font(name).fontSize(size).fillColor(color);

/** The shop's mark, and a large arc. Screen readers skip both. */
function drawArcs(document: Document): void {
  document.markContent("Artifact", { type: "Layout" });
  drawArc(document, "mark", { x: margin, y: margin - 4, scale: 0.7 });
  drawArc(document, "leap", { x: document.page.width - margin - 168, y: margin + 16, scale: 0.4 });
  document.endMarkedContent();
}

function drawArc(
  document: Document,
  shape: ArcShape,
  { x, y, scale }: { x: number; y: number; scale: number },
) {
  const { curve, start } = arcShapes[shape];
  document.save().translate(x, y).scale(scale);
  document
    .path(curve)
    .lineWidth(2.2 / scale)
    .lineCap("round")
    .stroke(palette.pine);
  document.circle(start.x, start.y, 3 / scale).fill(palette.marigold);
  document.restore();
}

const changedText =
  "Some letters can’t be printed here, and show as a question mark or without an accent. We have them as you wrote them.";

function listFacts({ quote, reference }: Pick<QuotePdf, "quote" | "reference">) {
  const { school, name, purchaseOrder, issuedAt, validUntil } = quote;
  return [
    { label: "For", value: [school, name].filter(Boolean).join(", ") },
    { label: "Quote number", value: reference },
    ...(purchaseOrder ? [{ label: "Your purchase order", value: purchaseOrder }] : []),
    { label: "Issued", value: formatDay(issuedAt) },
    { label: "Good until", value: formatDay(validUntil) },
  ].filter(({ value }) => value !== "");
}

function drawLines(document: Document, root: PDFKit.PDFStructureElement, quote: Quote): void {
  const { currency, lines, percent, saved, seats, total } = quote;
  const money = (cents: number) => ({ text: formatCents(cents, currency), align: { x: "right" } as const });
  const head = (text: string, x: "left" | "right" = "right") => ({
    type: "TH" as const,
    text,
    align: { x },
    textColor: palette.inkQuiet,
  });
  const width = document.page.width - 2 * margin;
  const table = {
    // New in pdfkit 0.17.2, and not in its types yet.
    structParent: root,
    maxWidth: width,
    columnStyles: ["*", 56, 96, 96, 104],
    defaultStyle: {
      border: [0, 0, 1, 0],
      borderColor: palette.sand,
      padding: [rowPadding, 4, rowPadding, 0],
    } satisfies PDFKit.Mixins.CellOptions,
    data: [
      [head("Course", "left"), head("Seats"), head("Price"), head("Your price"), head("Total")],
      ...lines.map((line) => [
        // A cell has one typeface.
        toPdfText(document, line.title, ["Text"])
          .runs.map(({ text }) => text)
          .join(""),
        { text: line.seats.toLocaleString("en-US"), align: { x: "right" } as const },
        money(line.listEach),
        money(line.each),
        money(line.total),
      ]),
      [
        {
          text: percent > 0 ? `${countOf(seats, "seat")}, ${percent}% off` : countOf(seats, "seat"),
          colSpan: 2,
        },
        {
          text: saved > 0 ? `You save ${formatCents(saved, currency)}` : "",
          colSpan: 3,
          align: { x: "right" } as const,
        },
      ],
      [
        { text: "Total before tax", colSpan: 4 },
        { ...money(total), font: { src: "Display", size: 13 } },
      ],
    ],
  };
  document.table(table);
}

/** Neither a cart nor a wallet's purchase can have a quote's prices (decision 33). Wallets are in US dollars only. */
const toTerms = ({ currency, validUntil }: Quote) =>
  `Prices are in ${currency === "CAD" ? "Canadian" : "US"} dollars, before tax. We hold them until ${formatDay(validUntil)}, for these courses and at least this many seats. Each seat is one student’s access to one course. Our cart doesn’t have these prices, so order by email, and we’ll send you an invoice with them. Pay it by card${currency === "USD" ? ", from a school-funds wallet," : ""} or with a purchase order.`;
