import { KnownProductLine, type KnownProductLineProps } from "#features/books/known-product-line.tsx";
import type { BookPage } from "#content/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";

export interface AlsoChosenProps {
  products: readonly KnownProductLineProps[];
  /** Already shown above, so left out here. */
  related: BookPage["relatedProducts"];
}

const maxShown = 4;

/** Products that the shop recommends with a book. */
export function AlsoChosen({ products, related }: AlsoChosenProps) {
  const said = new Set(related?.map((item) => (item._type === "reference" ? item.product?._id : null)));
  const others = products.filter(({ product }) => !said.has(product._id)).slice(0, maxShown);
  if (others.length === 0) return null;
  return (
    <Hanging title="Readers also chose">
      <ul>
        {others.map(({ product, offer }) => (
          <li key={product._id}>
            <KnownProductLine product={product} offer={offer} />
          </li>
        ))}
      </ul>
    </Hanging>
  );
}
