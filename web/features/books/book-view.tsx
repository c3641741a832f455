import { viewedItem } from "#features/analytics/item-data.ts";
import { AlsoChosen } from "#features/books/also-chosen.tsx";
import { BookCallToAction } from "#features/books/book-call-to-action.tsx";
import { BookDetails } from "#features/books/book-details.tsx";
import { BookGallery } from "#features/books/book-gallery.tsx";
import { BookHeader } from "#features/books/book-header.tsx";
import { BookHighlights } from "#features/books/book-highlights.tsx";
import { BookPolicies } from "#features/books/book-policies.tsx";
import { BookPreview } from "#features/books/book-preview.tsx";
import { BookStats } from "#features/books/book-stats.tsx";
import { BookStory } from "#features/books/book-story.tsx";
import { HowItWorks } from "#features/books/how-it-works.tsx";
import type { KnownProductLineProps } from "#features/books/known-product-line.tsx";
import { RelatedProducts } from "#features/books/related-products.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import type { BookPage, SitePaths } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import type { ProductVariants } from "#commerce/product-variants.ts";

export interface BookViewProps {
  book: BookPage;
  /** Shopify's description, for our own book without one. */
  shopDescription: string | null;
  /** What the shopper chooses from; null for a book with one variant. */
  variants: ProductVariants | null;
  /** How many of a book with one variant are left; null when that isn't known. */
  stock: number | null;
  /** Who gets the requests about a sold-out book. */
  supportEmail: string | null;
  /** For our own book, and for related products. */
  offers: Offers;
  /** Products the shop recommends with it. */
  recommended: readonly KnownProductLineProps[];
  paths: SitePaths;
}

/** A book's page. Empty fields are left out. */
export function BookView({
  book,
  shopDescription,
  variants,
  stock,
  offers,
  recommended,
  supportEmail,
  paths,
}: BookViewProps) {
  const offer = findOffer(offers, book.handle);
  return (
    <article {...viewedItem}>
      <BookHeader
        book={book}
        offer={offer}
        variants={variants}
        stock={stock}
        offers={offers}
        supportEmail={supportEmail}
        paths={paths}
      />
      <BookStats stats={book.stats} />
      <BookStory description={book.description} shopDescription={shopDescription} />
      <BookGallery images={book.images} />
      <HowItWorks works={book.sections?.howItWorks ?? null} />
      <BookHighlights sections={book.sections} />
      <BookPreview book={book} />
      <BookDetails book={book} />
      <BookPolicies book={book} />
      <RelatedProducts products={book.relatedProducts} offers={offers} />
      <AlsoChosen products={recommended} related={book.relatedProducts} />
      <BookCallToAction book={book} offer={offer} variants={variants} stock={stock} paths={paths} />
    </article>
  );
}
