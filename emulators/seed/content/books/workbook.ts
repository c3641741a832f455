import type { Book } from "@shop/schemas/generated/sanity.types.ts";
import { bookImages } from "#seed/content/books/book-image.ts";
import { labeledValues } from "#seed/content/books/labeled-values.ts";
import { workbookPolicies } from "#seed/content/books/policies.ts";
import { keyed } from "#seed/content/keyed.ts";
import { pdf } from "#seed/content/pdf.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed, SeedBook } from "#seed/content/seed-document.ts";

interface Highlight {
  title: string;
  paragraphs: string[];
  /** A picture from `images/books/`, and what it shows. */
  file: string;
  alt: string;
}

interface Workbook {
  /** The product's, which has the price. */
  handle: string;
  bookId: string;
  orderInList: number;
  title: string;
  subtitle: string;
  audience: NonNullable<Book["audience"]>;
  pages: number;
  /** Where the printed details count otherwise than the field (requirements §3.57). */
  pagesInDetails?: number;
  /** Where the product has more editions than the spiral bound one, which the other facts are about. */
  formatInDetails?: string;
  weight: string;
  dimensions: string;
  lessons: number;
  pictures: readonly { file: string; alt: string }[];
  policies?: NonNullable<Seed<Book>["policies"]>;
  disclaimer: string;
  steps: readonly (readonly [title: string, content: string])[];
  highlights: readonly [Highlight, Highlight];
  /** What the open book, the sample's pages and the last picture show. */
  alts: { open: string; sample: string; closing: string };
  searchText: string;
  keywords: string[];
  related: readonly string[];
}

/** A printed workbook of the shop's own: the product with the same handle is what is sold. */
export function workbook(facts: Workbook): SeedBook {
  const { handle, title, subtitle, pages, weight, dimensions, alts, highlights } = facts;
  return {
    _id: `book-${handle}`,
    _type: "book",
    handle,
    bookId: facts.bookId,
    isShopifyProduct: true,
    orderInList: facts.orderInList,
    title,
    subtitle,
    author: "Handshape",
    audience: facts.audience,
    images: bookImages(facts.pictures),
    publisher: "Handshape",
    language: "English",
    format: "Spiral bound",
    pages,
    weight,
    dimensions,
    details: labeledValues("detail", [
      ["Format", facts.formatInDetails ?? "Spiral bound"],
      ["Pages", `${facts.pagesInDetails ?? pages} pages`],
      ["Language", "English, with ASL in gloss"],
      ["Weight", weight],
      ["Dimensions", dimensions],
      ["Publisher", "Handshape"],
    ]),
    stats: labeledValues("stat", [
      ["Lessons", String(facts.lessons)],
      ["Pages", String(pages)],
      ["Sample", "A lesson to read first"],
    ]),
    policies: facts.policies ?? workbookPolicies,
    disclaimer: facts.disclaimer,
    sample: pdf(`samples/${handle}.pdf`),
    sections: {
      header: { image: picture(`books/${handle}-open.webp`, alts.open) },
      howItWorks: {
        image: picture(
          "steps/review.webp",
          "A notebook with a movement drawn on its page, above lines of writing.",
        ),
        items: keyed(
          "step",
          facts.steps.map(([step, content]) => ({ _type: "howItWorksItem" as const, title: step, content })),
        ),
      },
      highlightOne: toHighlight(highlights[0]),
      highlightTwo: toHighlight(highlights[1]),
      bookPreview: { image: picture(`books/${handle}-sample.webp`, alts.sample) },
      cta: { image: picture(`books/${handle}.webp`, alts.closing) },
    },
    relatedProducts: keyed("related", facts.related.map(reference)),
    meta: {
      _type: "metadata",
      title: `${title}: ${facts.audience === "kids" ? "ASL workbook for kids" : "ASL workbook"}`,
      description: facts.searchText,
      keywords: facts.keywords,
    },
  };
}

function toHighlight({ title, paragraphs, file, alt }: Highlight) {
  return { image: picture(`books/${file}.webp`, alt), title, paragraphs };
}
