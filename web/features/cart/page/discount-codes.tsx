import type { Cart } from "#commerce/cart/cart.ts";
import { codeRules } from "#commerce/cart/cart-field-rules.ts";
import { toRefusalMessage } from "#commerce/cart/code-refusal.ts";
import { hasCode } from "#commerce/cart/discount-codes.ts";
import { formatMoney } from "#commerce/money.ts";
import type { Currency } from "#commerce/offer.ts";
import { CartForm } from "#features/cart/forms/cart-form.client.tsx";
import { CartSum } from "#features/cart/lines/cart-sum.client.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { sumAllocations } from "./totals.ts";
import styles from "./discount-codes.module.css";

export interface DiscountCodesProps {
  codes: Cart["discountCodes"];
  /** Discounts from codes and from the shop, on the cart and its lines. */
  allocations: readonly Cart["discountAllocations"][number][];
  currency: Currency;
}

/** The cart's codes, each with its savings or why it doesn't apply, and a form to add one. */
export function DiscountCodes({ codes, allocations, currency }: DiscountCodesProps) {
  const sumOf = (code: string) =>
    sumAllocations(
      allocations.filter((allocation) => "code" in allocation && hasCode([allocation.code], code)),
    );
  return (
    <div className={styles.codes}>
      {codes.length > 0 && (
        <ul className={styles.list} aria-label="Codes in your cart">
          {codes.map(({ code, applicable, refusal }) => (
            <li className={styles.code} key={code}>
              <span>
                <strong className={styles.name}>{code}</strong>{" "}
                {applicable ? (
                  <CartSum>{toAppliedWords(sumOf(code), currency)}</CartSum>
                ) : (
                  toRefusalMessage(refusal)
                )}
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
      <CartForm>
        <form className={styles.form} action="/api/cart/discounts" method="post">
          {/* Clears the field once a code is applied. */}
          <Field
            key={codes.length}
            label="Discount code"
            name="code"
            required
            maxLength={codeRules.maxLength.value}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hasAlert
          />
          <Button tone="quiet" type="submit">
            Apply
          </Button>
        </form>
      </CartForm>
    </div>
  );
}

/** Null for a code that changes no price here, such as a shipping code. */
const toAppliedWords = (saved: string | null, currency: Currency): string =>
  saved === null ? "is applied." : `is applied. You save ${formatMoney(saved, currency)}.`;
