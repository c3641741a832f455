import type { Cart } from "#commerce/cart/cart.ts";
import { codeRules } from "#commerce/cart/cart-field-rules.ts";
import { toRefusalMessage } from "#commerce/cart/code-refusal.ts";
import { hasCode } from "#commerce/cart/has-code.ts";
import { formatMoney } from "#commerce/money.ts";
import type { Currency } from "#commerce/offer.ts";
import { CartSum } from "#features/cart/lines/cart-sum.client.tsx";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { CodeForm } from "./code-form.client.tsx";
import { toCodeTextId } from "./code-text-id.ts";
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
              <span id={toCodeTextId(code)}>
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
      <CodeForm codes={codes} maxLength={codeRules.maxLength.value} />
    </div>
  );
}

/** Null for a code that changes no price here, such as a shipping code. */
const toAppliedWords = (saved: string | null, currency: Currency): string =>
  saved === null ? "is applied." : `is applied. You save ${formatMoney(saved, currency)}.`;
