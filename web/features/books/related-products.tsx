import { KnownProductLine } from "#features/books/known-product-line.tsx";
import { ProductLine } from "#features/books/product-line.tsx";
import { findOffer } from "#features/courses/find-offer.ts";
import type { BookPage, RelatedProduct } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./other-products.module.css";

export interface RelatedProductsProps {
  products: BookPage["relatedProducts"];
  offers: Offers;
}

/** Products an editor listed beside a book: our own courses and books, and products from other shops. */
export function RelatedProducts({ products, offers }: RelatedProductsProps) {
  const available = products?.filter((related) => related._type !== "reference" || related.product) ?? [];
  if (available.length === 0) return null;
  return (
    <SideHeadingBand title="Goes well with" className={styles.products}>
      <ul>
        {available.map((related) => (
          <li key={related._type === "reference" ? related.product._id : related._key}>
            <RelatedLine related={related} offers={offers} />
          </li>
        ))}
      </ul>
    </SideHeadingBand>
  );
}

function RelatedLine({ related, offers }: { related: RelatedProduct; offers: Offers }) {
  if (related._type === "reference") {
    return <KnownProductLine product={related.product} offer={findOffer(offers, related.product.handle)} />;
  }
  return (
    <ProductLine
      href={related.url}
      title={related.name}
      figure={related.image}
      price={<p>At another shop</p>}
      rel="noopener nofollow sponsored"
    />
  );
}
