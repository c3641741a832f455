import type { Cart } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import type { CartError } from "#commerce/cart/validate-cart.ts";
import { formatMoney } from "#commerce/money.ts";
import { CartSum } from "#features/cart/lines/cart-sum.client.tsx";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { DiscountCodes } from "./discount-codes.tsx";
import { TermsBox } from "./terms-box.client.tsx";
import { sumAllocations } from "./totals.ts";
import styles from "./cart-summary.module.css";

export interface CartSummaryProps {
  cart: Cart;
  errors: readonly CartError[];
  /** A school wallet pays, which can't use codes. */
  isSchool: boolean;
  /** Whether the shopper agreed to the terms before another error blocked checkout. */
  hasAgreed: boolean;
}

const termsErrorId = "terms-error";

/** The subtotal, discount codes and checkout button. */
export function CartSummary({ cart, errors, isSchool, hasAgreed }: CartSummaryProps) {
  const { totalAmount } = cart.cost;
  const currency = toCurrency(totalAmount);
  const allocations = [
    ...cart.discountAllocations,
    ...cart.lines.nodes.flatMap(({ discountAllocations }) => discountAllocations),
  ];
  const saved = sumAllocations(allocations);
  const ofCart = errors.filter(({ lineId, code }) => lineId === undefined && code !== "terms");
  const terms = errors.find(({ code }) => code === "terms");
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        Summary
      </h2>
      {saved !== null && (
        <p className={styles.row}>
          <span>You save</span>
          <strong className={styles.amount}>
            <CartSum>{formatMoney(saved, currency)}</CartSum>
          </strong>
        </p>
      )}
      <p className={styles.row} data-size="large">
        <span>Subtotal</span>
        <strong className={styles.amount}>
          <CartSum>{formatMoney(totalAmount.amount, currency)}</CartSum>
        </strong>
      </p>
      <p className={styles.note}>Taxes and shipping are calculated at checkout.</p>
      {!isSchool && (
        <DiscountCodes codes={cart.discountCodes} allocations={allocations} currency={currency} />
      )}
      {ofCart.map(({ message }) => (
        <p className={styles.error} key={message}>
          {message}
        </p>
      ))}
      <form className={styles.checkout} action="/api/cart/checkout" method="post" data-leaves>
        <TermsBox hasAgreed={hasAgreed} errorId={terms && termsErrorId}>
          I agree to the <SiteLink href="/legal/terms">terms</SiteLink>.
        </TermsBox>
        {terms && (
          <p className={styles.error} id={termsErrorId}>
            {terms.message}
          </p>
        )}
        <Button type="submit">{isSchool ? "Check out with ClassWallet" : "Check out"}</Button>
      </form>
    </section>
  );
}
