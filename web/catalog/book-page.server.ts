import "server-only";
import { readBook, readBookCards } from "#content/books.server.ts";
import type { View } from "#content/view.server.ts";
import type { ProductPrices } from "#commerce/products.server.ts";
import type { BookPage } from "#content/content-types.ts";
import type { Offer, Offers } from "#commerce/offer.ts";
import type { ProductVariants } from "#commerce/product-variants.ts";
import { isShown, readBookOffers, readBookProduct } from "./book-offers.server.ts";
import { readCourseList } from "./course-list.server.ts";
import { readOffers } from "./offers.server.ts";
import { findDetails, type ProductDetails } from "./product-details.ts";
import { readFacts, readRecommended } from "./cached-products.server.ts";
import { toOffer } from "./to-offer.ts";

interface RecommendedProduct {
  product: ProductDetails;
  offer: Offer;
}

interface PricedBook {
  book: BookPage;
  /** Shopify's description, for our own book without one. */
  shopDescription: string | null;
  /** What the shopper chooses from; null for a book with one variant. */
  variants: ProductVariants | null;
  /** How many of a book with one variant are left; null when that isn't known. */
  stock: number | null;
  /** For our own book, and for related products. */
  offers: Offers;
  /** Products recommended with it. */
  recommended: RecommendedProduct[];
}

/** A book with its price and related products; null when the handle is unknown or its product is hidden. */
export async function readBookPage(handle: string, view: View): Promise<PricedBook | null> {
  const pendingCourses = readOffers();
  const [book, courseOffers] = await Promise.all([readBook(handle, view), pendingCourses]);
  if (!book) return null;
  const related = listBooks(book);
  const bookOffers = await readBookOffers([book, ...related]);
  if (!isShown(book, bookOffers)) return null;
  const product = book.isShopifyProduct ? await readBookProduct(handle) : null;
  const [facts, recommended] = await Promise.all([
    product ? readFacts(handle) : null,
    product ? readAlsoChosen(product, view) : [],
  ]);
  const hidden = new Set(related.filter((other) => !isShown(other, bookOffers)).map(({ _id }) => _id));
  return {
    book: { ...book, relatedProducts: withoutHidden(book.relatedProducts, hidden) },
    shopDescription: facts?.description ?? null,
    // The page's script is sent no more than it needs.
    variants:
      facts && facts.variants.length > 1 ? { options: facts.options, variants: facts.variants } : null,
    stock: facts?.variants.length === 1 ? (facts.variants[0]?.stock ?? null) : null,
    offers: new Map([...courseOffers, ...bookOffers]),
    recommended,
  };
}

function listBooks({ relatedProducts }: BookPage) {
  return (relatedProducts ?? []).flatMap((related) =>
    related._type === "reference" && related.product?._type === "book" ? [related.product] : [],
  );
}

const withoutHidden = (related: BookPage["relatedProducts"], hidden: ReadonlySet<string>) =>
  related?.filter((item) => item._type !== "reference" || !hidden.has(item.product?._id)) ?? null;

/** Shopify's recommendations that are in our content. */
async function readAlsoChosen(product: ProductPrices, view: View): Promise<RecommendedProduct[]> {
  const [products, courses, books] = await Promise.all([
    readRecommended(product.id),
    readCourseList(view),
    readBookCards(view),
  ]);
  return products.flatMap((recommended) => {
    const details = findDetails(recommended, { courses, books });
    return details ? [{ product: details, offer: toOffer(recommended) }] : [];
  });
}
