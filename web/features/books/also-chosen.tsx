import { KnownProductLine, type KnownProductLineProps } from "#features/books/known-product-line.tsx";
import type { BookPage } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./other-products.module.css";

export interface AlsoChosenProps {
  products: readonly KnownProductLineProps[];
  /** Already shown above, so left out here. */
  related: BookPage["relatedProducts"];
}

const maxShown = 4;

/** Products that the shop recommends with a book. */
export function AlsoChosen({ products, related }: AlsoChosenProps) {
  const relatedIds = new Set(related?.map((item) => (item._type === "reference" ? item.product?._id : null)));
  const otherProducts = products.filter(({ product }) => !relatedIds.has(product._id)).slice(0, maxShown);
  if (otherProducts.length === 0) return null;
  return (
    <SideHeadingBand title="Readers also chose" className={styles.products}>
      <ul>
        {otherProducts.map(({ product, offer }) => (
          <li key={product._id}>
            <KnownProductLine product={product} offer={offer} />
          </li>
        ))}
      </ul>
    </SideHeadingBand>
  );
}
