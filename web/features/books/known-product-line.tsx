import { documentPath } from "@shop/schemas/paths.ts";
import { BookPrice } from "#features/books/book-price.tsx";
import { ProductLine } from "#features/books/product-line.tsx";
import { Price } from "#features/currency/price.tsx";
import type { BookCard, CourseCard } from "#content/content-types.ts";
import type { Offer } from "#commerce/offer.ts";

export interface KnownProductLineProps {
  product: CourseCard | BookCard;
  offer: Offer;
}

/** A course or a book from our catalog, in one line. */
export function KnownProductLine({ product, offer }: KnownProductLineProps) {
  const { title, subtitle, image } = product;
  return (
    <ProductLine
      href={documentPath(product)}
      title={title}
      subtitle={subtitle}
      figure={image}
      price={product._type === "book" ? <BookPrice book={product} offer={offer} /> : <Price offer={offer} />}
    />
  );
}
