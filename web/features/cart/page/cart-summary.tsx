import type { Cart } from "#commerce/cart/cart.ts";
import { toLineKind } from "#commerce/cart/line-kind.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { formatMoney } from "#commerce/money.ts";
import { CartSum } from "#features/cart/lines/cart-sum.client.tsx";
import { TrustLine } from "#features/trust/trust-line.tsx";
import { countOf } from "#lib/count-of.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { DiscountCodes } from "./discount-codes.tsx";
import { SaveCart } from "./save-cart.tsx";
import { GiftCardPayments } from "./gift-card-payments.tsx";
import { sumAllocations, sumLines } from "./totals.ts";
import styles from "./cart-summary.module.css";

export interface CartSummaryProps {
  cart: Cart;
  errors: readonly CartError[];
  /** A school wallet pays, which can't use codes. */
  isSchool: boolean;
  /** Whether the shopper agreed to the terms before another error blocked checkout. */
  hasAgreed: boolean;
  /** For a link to the cart. */
  siteUrl: string;
}

/** The sums, discount codes and checkout button. */
export function CartSummary({ cart, errors, isSchool, hasAgreed, siteUrl }: CartSummaryProps) {
  const { totalAmount } = cart.cost;
  const currency = toCurrency(totalAmount);
  const allocations = [
    ...cart.discountAllocations,
    ...cart.lines.nodes.flatMap(({ discountAllocations }) => discountAllocations),
  ];
  const saved = sumAllocations(allocations);
  const kinds = cart.lines.nodes.map(({ merchandise: { title, product } }) =>
    toLineKind({ title, productType: product.productType }),
  );
  const ofCart = errors.filter(({ lineId, code }) => lineId === undefined && code !== "terms");
  const terms = errors.find(({ code }) => code === "terms");
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        Summary
      </h2>
      {(saved !== null || cart.appliedGiftCards.length > 0) && (
        <p className={styles.row}>
          <span>{countOf(cart.totalQuantity, "item")}</span>
          <span className={styles.amount}>
            <CartSum>{formatMoney(sumLines(cart.lines.nodes), currency)}</CartSum>
          </span>
        </p>
      )}
      {saved !== null && (
        <p className={styles.row}>
          <span>You save</span>
          <strong className={styles.amount}>
            <CartSum>−{formatMoney(saved, currency)}</CartSum>
          </strong>
        </p>
      )}
      <GiftCardPayments cards={cart.appliedGiftCards} />
      <p className={styles.row} data-size="large">
        <span>Estimated total</span>
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
      <CheckoutForm hasAgreed={hasAgreed} termsError={terms?.message}>
        {isSchool ? "Check out with ClassWallet" : "Check out"}
      </CheckoutForm>
      <SaveCart lines={cart.lines.nodes} siteUrl={siteUrl} />
      <TrustLine
        opensCourses={kinds.some((kind) => kind !== "product")}
        shipsBooks={kinds.includes("product")}
      />
    </section>
  );
}
