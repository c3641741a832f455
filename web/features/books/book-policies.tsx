import type { BookPage } from "#content/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";
import styles from "./book-policies.module.css";

export interface BookPoliciesProps {
  book: Pick<BookPage, "isShopifyProduct" | "policies" | "disclaimer">;
}

/** What a buyer can rely on, and the small print, which for a book of another shop stands beside the way there. */
export function BookPolicies({ book: { isShopifyProduct, policies, disclaimer } }: BookPoliciesProps) {
  const smallPrint = isShopifyProduct ? disclaimer : null;
  if (!policies?.length && !smallPrint) return null;
  return (
    <Hanging title="Good to know">
      <div className={styles.words}>
        {policies?.map(({ _key, name, description }) => (
          <div className={styles.policy} key={_key}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        ))}
        {smallPrint && <p className={styles.disclaimer}>{smallPrint}</p>}
      </div>
    </Hanging>
  );
}
