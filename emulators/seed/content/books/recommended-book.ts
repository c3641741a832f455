import type { Book } from "@shop/schemas/generated/sanity.types.ts";
import { bookImages } from "#seed/content/books/book-image.ts";
import { labeledValues } from "#seed/content/books/labeled-values.ts";
import { recommendedPolicies } from "#seed/content/books/policies.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { SeedBook } from "#seed/content/seed-document.ts";

interface RecommendedBook {
  handle: string;
  /** 1 to 10 (requirements §3.55); the tenth shares its id with a workbook. */
  bookId: string;
  title: string;
  subtitle: string;
  author: string;
  audience?: "kids";
  publisher: "Ninth Window Press" | "Saltgate Books" | "Quillback House" | "Tall Thistle Books";
  format: NonNullable<Book["format"]>;
  pages: number;
  /** Where the printed details count otherwise than the field (requirements §3.57). */
  pagesInDetails?: number;
  isbn: string;
  weight: string;
  dimensions: string;
  /** US dollars, as `12.50`. */
  price: string;
  cover: string;
  stats?: readonly (readonly [string, string])[];
  /** Paragraphs as `richText` reads them. */
  description: readonly string[];
  searchText: string;
  keywords: string[];
  /** Ids of books and courses. */
  related: readonly string[];
  /** Another edition at the same bookstore, counted under this book's own id. */
  otherEdition?: { name: string; path: string };
}

/**
 * A book by others, sold by a bookstore that does not exist. Titles, authors and publishers are invented. The ISBNs have
 * right check digits, but begin with 979-0, which is kept for printed music (ISMN, ISO 10957) and never given to a book;
 * their publishers' numbers, 99999 and two more digits, are among the last of that range.
 */
export function recommendedBook(facts: RecommendedBook): SeedBook {
  const { handle, title, author, publisher, format, pages, weight, dimensions, otherEdition } = facts;
  return {
    _id: `book-${handle}`,
    _type: "book",
    handle,
    bookId: facts.bookId,
    isShopifyProduct: false,
    // The first ten places are the workbooks'.
    orderInList: 10 + Number(facts.bookId),
    title,
    subtitle: facts.subtitle,
    author,
    ...(facts.audience && { audience: facts.audience }),
    description: richText(...facts.description),
    images: bookImages([{ file: handle, alt: facts.cover }]),
    publisher,
    language: "English",
    format,
    pages,
    isbn: facts.isbn,
    weight,
    dimensions,
    details: labeledValues("detail", [
      ["Format", format === "Spiral bound" ? format : capitalized(format)],
      ["Pages", `${facts.pagesInDetails ?? pages} pages`],
      ["Language", "English"],
      ["Weight", weight],
      ["Dimensions", dimensions],
      ["Publisher", publisher],
    ]),
    ...(facts.stats && { stats: labeledValues("stat", facts.stats) }),
    price: { amount: facts.price, currencyCode: "USD" },
    externalLink: `https://books.example.com/${handle}`,
    policies: recommendedPolicies,
    disclaimer:
      "The link leads to another bookstore. If you buy there we may earn a small commission, at no cost to you.",
    relatedProducts: keyed("related", [
      ...facts.related.map(reference),
      ...(otherEdition
        ? [
            {
              _type: "externalProduct" as const,
              id: facts.bookId,
              name: otherEdition.name,
              url: `https://books.example.com/${otherEdition.path}`,
              image: picture(`books/${handle}.webp`, facts.cover),
            },
          ]
        : []),
    ]),
    meta: {
      _type: "metadata",
      title: `${title} by ${author}`,
      description: facts.searchText,
      keywords: facts.keywords,
    },
  };
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
