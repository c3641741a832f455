import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { BookPage, Metadata } from "#lib/content-types.ts";
import type { Offer } from "#lib/offer.ts";
import { toAbsoluteUrl, toPictureAddress } from "./absolute-url.server.ts";
import { type Thing, toThing } from "./thing.ts";
import { toDecimal, toOffers } from "./to-offers.server.ts";
import { toPublisher, type ToldShop } from "./to-organization.server.ts";

/** What is told of a book, out of all that its page shows. */
export type ToldBook = Pick<
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
  | "isShopifyProduct"
  | "price"
  | "externalLink"
> & { meta: Pick<Metadata, "description"> | null };

interface BookFacts {
  book: ToldBook;
  /** Of a book of ours. */
  offer: Offer | undefined;
  settings: ToldShop | null;
}

/** A book; one of ours is a product of this shop too. Null when it has no name or no address yet. */
export function toBook({ book, offer, settings }: BookFacts): Thing | null {
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
    author: toAuthor(book.author, settings),
    isbn,
    numberOfPages: book.pages,
    bookFormat: book.format && formats[book.format],
  };
  if (!book.isShopifyProduct) return toThing("Book", { ...shared, offers: toOfferElsewhere(book) });
  return toThing(["Product", "Book"], {
    ...shared,
    gtin13: isbn,
    brand: settings?.name ? toThing("Brand", { name: settings.name }) : null,
    offers: toOffers({ offer, path, settings, isShipped: true }),
  });
}

/** Schema.org knows no spiral binding. */
const formats: Readonly<Record<NonNullable<BookPage["format"]>, string | null>> = {
  paperback: "https://schema.org/Paperback",
  hardcover: "https://schema.org/Hardcover",
  "Spiral bound": null,
};

/** The shop's own books are written by the shop. */
function toAuthor(author: string | null, settings: ToldShop | null): Thing | null {
  if (!author) return null;
  return author === settings?.name ? toPublisher(settings) : toThing("Person", { name: author });
}

function toOfferElsewhere({ price, externalLink }: ToldBook): Thing | null {
  if (!price?.amount || !externalLink) return null;
  return toThing("Offer", {
    price: toDecimal(price.amount),
    priceCurrency: price.currencyCode ?? "USD",
    url: externalLink,
  });
}
