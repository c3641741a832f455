import type { Cart } from "#commerce/cart/cart.ts";
import { toLineKind } from "#commerce/cart/line-kind.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { formatMoney } from "#commerce/money.ts";
import type { SitePaths } from "#content/content-types.ts";
import { TrustLine } from "#features/trust/trust-line.tsx";
import { countOf } from "#lib/count-of.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { DiscountCodes } from "./discount-codes.tsx";
import { SaveCart } from "./save-cart.tsx";
import { GiftCardPayments } from "./gift-card-payments.tsx";
import { SumRow } from "./sum-row.tsx";
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
  paths: SitePaths;
}

/** The sums, discount codes and checkout button. */
export function CartSummary({ cart, errors, isSchool, hasAgreed, siteUrl, paths }: CartSummaryProps) {
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
        <SumRow label={countOf(cart.totalQuantity, "item")}>
          {formatMoney(sumLines(cart.lines.nodes), currency)}
        </SumRow>
      )}
      {saved !== null && <SumRow label="You save">−{formatMoney(saved, currency)}</SumRow>}
      <GiftCardPayments cards={cart.appliedGiftCards} />
      <SumRow label="Estimated total" size="large">
        {formatMoney(totalAmount.amount, currency)}
      </SumRow>
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
        paths={paths}
        opensCourses={kinds.some((kind) => kind !== "product")}
        shipsBooks={kinds.includes("product")}
      />
    </section>
  );
}
