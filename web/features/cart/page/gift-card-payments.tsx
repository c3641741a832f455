import type { Cart } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { formatMoney } from "#commerce/money.ts";
import { CartSum } from "#features/cart/lines/cart-sum.client.tsx";
import styles from "./gift-card-payments.module.css";

/** What each gift card from the checkout pays of the cart. Shopify tells only the end of its code. */
export const GiftCardPayments = ({ cards }: { cards: Cart["appliedGiftCards"] }) =>
  cards.map(({ id, lastCharacters, presentmentAmountUsed: used }) => (
    <p className={styles.card} key={id}>
      <span>Gift card ending in {lastCharacters}</span>
      <strong className={styles.amount}>
        <CartSum>−{formatMoney(used.amount, toCurrency(used))}</CartSum>
      </strong>
    </p>
  ));
