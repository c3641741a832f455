import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { BookPage, Metadata } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { toAbsoluteUrl, toPictureAddress } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";
import { toDecimal, toOffers } from "./to-offers.server.ts";
import { toPublisher, type OrganizationInput } from "./to-organization.server.ts";

/** What is told of a book, out of all that its page shows. */
export type BookInput = Pick<
  BookPage,
  | "_type"
  | "handle"
  | "title"
  | "subtitle"
  | "author"
  | "image"
  | "isbn"
  | "pages"
  | "format"
  | "publisher"
  | "language"
  | "weight"
  | "dimensions"
  | "isShopifyProduct"
  | "price"
  | "externalLink"
> & { meta: Pick<Metadata, "description"> | null };

interface BookFacts {
  book: BookInput;
  /** Of a book of ours. */
  offer: Offer | undefined;
  settings: OrganizationInput | null;
}

/** A book; one of ours is a product of this shop too. Null when it has no name or no address yet. */
export function toBook({ book, offer, settings }: BookFacts): JsonLdNode | null {
  const path = documentPath(book);
  if (!book.title || path === null) return null;
  const isbn = book.isbn?.replaceAll("-", "");
  const shared = {
    "@id": toAbsoluteUrl(`${path}#book`),
    name: book.title,
    alternativeHeadline: book.subtitle,
    description: book.meta?.description ?? book.subtitle,
    url: toAbsoluteUrl(path),
    image: toPictureAddress(book.image),
    author: toMaker(book.author, settings, "Person"),
    isbn,
    numberOfPages: book.pages,
    bookFormat: book.format && formats[book.format],
    publisher: toMaker(book.publisher, settings, "Organization"),
    inLanguage: book.language,
  };
  if (!book.isShopifyProduct) return toJsonLdNode("Book", { ...shared, offers: toOfferElsewhere(book) });
  return toJsonLdNode(["Product", "Book"], {
    ...shared,
    gtin13: isbn,
    additionalProperty: [toProperty("Weight", book.weight), toProperty("Dimensions", book.dimensions)].flat(),
    brand: settings?.name ? toJsonLdNode("Brand", { name: settings.name }) : null,
    offers: toOffers({ offer, path, settings, isShipped: true }),
  });
}

/** Schema.org knows no spiral binding. */
const formats: Readonly<Record<NonNullable<BookPage["format"]>, string | null>> = {
  paperback: "https://schema.org/Paperback",
  hardcover: "https://schema.org/Hardcover",
  "Spiral bound": null,
};

/** Who wrote or printed a book: its own books are the shop's. */
function toMaker(
  name: string | null,
  settings: OrganizationInput | null,
  kind: "Person" | "Organization",
): JsonLdNode | null {
  if (!name) return null;
  return name === settings?.name ? toPublisher(settings) : toJsonLdNode(kind, { name });
}

/** Measures are told as editors write them, in two units at once. */
const toProperty = (name: string, value: string | null): JsonLdNode[] =>
  value ? [toJsonLdNode("PropertyValue", { name, value })] : [];

function toOfferElsewhere({ price, externalLink }: BookInput): JsonLdNode | null {
  if (!price?.amount || !externalLink) return null;
  return toJsonLdNode("Offer", {
    price: toDecimal(price.amount),
    priceCurrency: price.currencyCode ?? "USD",
    url: externalLink,
  });
}
