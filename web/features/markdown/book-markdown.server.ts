import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import { toOtherPrice } from "#features/books/other-shop.ts";
import { findOffer } from "#features/courses/find-offer.ts";
import { toSafeAbsoluteUrl } from "#ui/safe-absolute-url.server.ts";
import { describeOffer } from "#features/markdown/describe-offer.ts";
import {
  toBullets,
  toFact,
  toLink,
  toMarkdown,
  toSection,
  toText,
} from "#features/markdown/markdown-parts.ts";
import { toStoryMarkdown } from "#features/markdown/story-markdown.server.ts";
import type { BookPage } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { type ProductVariants, variantPath } from "#commerce/product-variants.ts";

interface PricedBook {
  book: BookPage;
  /** Shopify's description, for our own book without one. */
  shopDescription: string | null;
  /** What the shopper chooses from; null for a book with one variant. */
  variants: ProductVariants | null;
  offers: Offers;
}

/** A book's page as Markdown. */
export function toBookMarkdown({ book, shopDescription, variants, offers }: PricedBook): string {
  const { title, subtitle, author, sections } = book;
  const highlights = [sections?.highlightOne, sections?.highlightTwo];
  return toMarkdown(
    `# ${toText(title)}`,
    subtitle && `> ${toText(subtitle)}`,
    toBullets([
      toFact("Author", toText(author)),
      ...toBuyingFacts(book, offers),
      toFact("ISBN", toText(book.isbn)),
    ]),
    variants && toSection(toOptionNames(variants), toBullets(toEditions(variants, documentPath(book)))),
    toStoryMarkdown(book.description),
    book.description ? null : toText(shopDescription),
    toSection(
      "How it works",
      ...(sections?.howItWorks?.items ?? []).flatMap((item) => [
        item.title && `### ${toText(item.title)}`,
        toText(item.content),
      ]),
    ),
    ...highlights.map((highlight) =>
      toSection(toText(highlight?.title) || "More", ...(highlight?.paragraphs ?? []).map(toText)),
    ),
    toSection("Details", toLabeledValues(book.details), toLabeledValues(book.stats)),
    toSection(
      "Good to know",
      toBullets(book.policies?.map(({ name, description }) => toFact(toText(name), toText(description)))),
    ),
    toText(book.disclaimer),
  );
}

function toBuyingFacts(book: BookPage, offers: Offers): string[] {
  const page = toFact("Page", toSafeAbsoluteUrl(documentPath(book)));
  if (!book.isShopifyProduct) {
    return [
      toFact("Price at another shop", toOtherPrice(book.price)),
      toFact("Sold at", toSafeAbsoluteUrl(book.externalLink)),
      page,
    ];
  }
  return [
    toFact("Price", describeOffer(findOffer(offers, book.handle))),
    "Ships to addresses in Canada and the United States",
    page,
  ];
}

const toOptionNames = ({ options }: ProductVariants) => toText(options.map(({ name }) => name).join(" and "));

/** Each variant with its price, linked to the page that shows it. */
const toEditions = ({ variants }: ProductVariants, path: string | null) =>
  variants.map(({ id, title, sku, availableForSale, prices }) => {
    const price = describeOffer({ kind: "priced", variantId: id, availableForSale, prices });
    const address = path && toSafeAbsoluteUrl(variantPath(path, id));
    return [toFact(toLink(title, address), price), toFact("SKU", toText(sku))].filter(Boolean).join(", ");
  });

const toLabeledValues = (values: BookPage["details"]) =>
  toBullets(values?.map(({ label, value }) => toFact(toText(label), toText(value))));
