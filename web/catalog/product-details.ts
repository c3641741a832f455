import type { BookCard, CourseCard } from "#content/content-types.ts";

/** Our own content for a product. */
export type ProductDetails = CourseCard | BookCard;

interface Catalog {
  courses: readonly CourseCard[];
  books: readonly BookCard[];
}

interface Product {
  handle: string;
  productType: string;
}

/** The course or book for a product, by handle and type (requirements §3.34); null when there's none. */
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
