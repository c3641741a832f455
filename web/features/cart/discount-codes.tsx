import type { Cart } from "#commerce/cart/cart.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./discount-codes.module.css";

/** The codes of a cart, each with what it does, and room for another. */
export function DiscountCodes({ codes }: { codes: Cart["discountCodes"] }) {
  return (
    <div className={styles.codes}>
      {codes.length > 0 && (
        <ul className={styles.list} aria-label="Codes in your cart">
          {codes.map(({ code, applicable }) => (
            <li className={styles.code} key={code}>
              <span>
                <strong className={styles.name}>{code}</strong>{" "}
                {applicable ? "is applied." : "takes nothing off what is in your cart."}
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
