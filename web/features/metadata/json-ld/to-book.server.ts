import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { BookPage, Metadata } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";
import { type ProductVariants, type Variant, variantPath } from "#commerce/product-variants.ts";
import { toAbsoluteUrl, toPictureAddress } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";
import { toDecimal, toOffers } from "./to-offers.server.ts";
import { toPublisher, type OrganizationInput } from "./to-organization.server.ts";

/** The book fields used here. */
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
  /** For our own book. */
  offer: Offer | undefined;
  /** What the shopper chooses from; null for a book with one variant. */
  variants: ProductVariants | null;
  settings: OrganizationInput | null;
}

/**
 * A book; ours is also a product, or a group of products with their own offers if it has variants
 * (developers.google.com/search/docs/appearance/structured-data/product-variants). Null without a title or handle.
 */
export function toBook({ book, offer, variants, settings }: BookFacts): JsonLdNode | null {
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
    inLanguage: toLanguage(book.language),
  };
  if (!book.isShopifyProduct) return toJsonLdNode("Book", { ...shared, offers: toOfferElsewhere(book) });
  const product = {
    ...shared,
    brand: settings?.name ? toJsonLdNode("Brand", { name: settings.name }) : null,
  };
  if (variants) {
    return toJsonLdNode(["ProductGroup", "Book"], {
      ...product,
      productGroupID: book.handle,
      variesBy: variants.options.map(({ name }) => name),
      hasVariant: variants.variants.map((variant) =>
        toVariant(variant, { book, options: variants.options, path, settings }),
      ),
    });
  }
  return toJsonLdNode(["Product", "Book"], {
    ...product,
    gtin13: isbn,
    additionalProperty: [toProperty("Weight", book.weight), toProperty("Dimensions", book.dimensions)].flat(),
    offers: toOffers({ offer, path, settings, isShipped: true }),
  });
}

interface Group extends Pick<BookFacts, "book" | "settings"> {
  options: ProductVariants["options"];
  path: string;
}

function toVariant(variant: Variant, { book, options, path, settings }: Group): JsonLdNode {
  const ownPath = variantPath(path, variant.id);
  const { id: variantId, availableForSale, prices } = variant;
  return toJsonLdNode("Product", {
    name: `${book.title}: ${variant.title}`,
    sku: variant.sku,
    url: toAbsoluteUrl(ownPath),
    image: variant.image?.url ?? toPictureAddress(book.image),
    additionalProperty: options.flatMap(({ name }, index) => toProperty(name, variant.values[index] ?? null)),
    offers: toOffers({
      offer: { kind: "priced", variantId, availableForSale, prices },
      path: ownPath,
      settings,
      isShipped: true,
    }),
  });
}

/** Schema.org has no spiral binding. */
const formats: Readonly<Record<NonNullable<BookPage["format"]>, string | null>> = {
  paperback: "https://schema.org/Paperback",
  hardcover: "https://schema.org/Hardcover",
  "Spiral bound": null,
};

/** A code, as Schema.org wants a text to be; a node with the editor's word for a language whose code we don't know. */
function toLanguage(written: string | null) {
  const name = written?.trim();
  return name ? (languages[name.toLowerCase()] ?? toJsonLdNode("Language", { name })) : null;
}

/** BCP 47's codes for what editors may write. */
const languages: Readonly<Record<string, string>> = {
  english: "en",
  french: "fr",
  spanish: "es",
  "american sign language": "ase",
  asl: "ase",
};

/** A book's author or publisher. Our own books are published by the shop. */
function toMaker(
  name: string | null,
  settings: OrganizationInput | null,
  kind: "Person" | "Organization",
): JsonLdNode | null {
  if (!name) return null;
  return name === settings?.name ? toPublisher(settings) : toJsonLdNode(kind, { name });
}

/** Measurements as editors write them, in two units. */
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
