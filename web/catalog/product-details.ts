import type { BookCard, CourseCard } from "#content/content-types.ts";

/** What our own content tells of a product of the shop. */
export type ProductDetails = CourseCard | BookCard;

interface Catalog {
  courses: readonly CourseCard[];
  books: readonly BookCard[];
}

interface Product {
  handle: string;
  productType: string;
}

/** The course or the book of ours that a product is, by its handle and type (requirements §3.34), or null when there is none. */
export function findDetails({ handle, productType }: Product, catalog: Catalog): ProductDetails | null {
  switch (productType) {
    case "Course":
      return catalog.courses.find((course) => course.handle === handle) ?? null;
    case "Book":
    case "BookBundle":
      return catalog.books.find((book) => book.isShopifyProduct && book.handle === handle) ?? null;
    default:
      return null;
  }
}
