import type { Cart } from "#commerce/cart/cart.ts";
import { refusalWords } from "#commerce/cart/code-refusal.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./discount-codes.module.css";

/** Shopify may refuse a code without a word. */
const unexplained = "doesn't take anything off what's in your cart.";

/** The codes of a cart, each with what it does or why it does nothing, and room for another. */
export function DiscountCodes({ codes }: { codes: Cart["discountCodes"] }) {
  return (
    <div className={styles.codes}>
      {codes.length > 0 && (
        <ul className={styles.list} aria-label="Codes in your cart">
          {codes.map(({ code, applicable, refusal }) => (
            <li className={styles.code} key={code}>
              <span>
                <strong className={styles.name}>{code}</strong>{" "}
                {applicable ? "is applied." : refusal ? refusalWords[refusal] : unexplained}
              </span>
              <form action="/api/cart/discounts/remove" method="post">
                <input type="hidden" name="code" value={code} />
                <Button tone="plain" type="submit">
                  Remove<VisuallyHidden> the code {code}</VisuallyHidden>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} action="/api/cart/discounts" method="post">
        {/* An applied code empties the field. */}
        <Field
          key={codes.length}
          label="Discount code"
          name="code"
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button tone="quiet" type="submit">
          Apply
        </Button>
      </form>
    </div>
  );
}
