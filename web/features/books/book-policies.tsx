import type { BookPage } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./book-policies.module.css";

export interface BookPoliciesProps {
  book: Pick<BookPage, "isShopifyProduct" | "policies" | "disclaimer">;
}

/** Policies and the disclaimer. For a book from another shop, the disclaimer appears beside its link instead. */
export function BookPolicies({ book: { isShopifyProduct, policies, disclaimer } }: BookPoliciesProps) {
  const smallPrint = isShopifyProduct ? disclaimer : null;
  if (!policies?.length && !smallPrint) return null;
  return (
    <SideHeadingBand title="Good to know">
      <div className={styles.words}>
        {policies?.map(({ _key, name, description }) => (
          <div className={styles.policy} key={_key}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        ))}
        {smallPrint && <p className={styles.disclaimer}>{smallPrint}</p>}
      </div>
    </SideHeadingBand>
  );
}
