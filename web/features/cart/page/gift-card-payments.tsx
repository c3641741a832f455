import type { Cart } from "#commerce/cart/cart.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import { formatMoney } from "#commerce/money.ts";
import { SumRow } from "./sum-row.tsx";

/** What each gift card from the checkout pays of the cart. Shopify tells only the end of its code. */
export const GiftCardPayments = ({ cards }: { cards: Cart["appliedGiftCards"] }) =>
  cards.map(({ id, lastCharacters, presentmentAmountUsed: used }) => (
    <SumRow key={id} label={`Gift card ending in ${lastCharacters}`}>
      −{formatMoney(used.amount, toCurrency(used))}
    </SumRow>
  ));
