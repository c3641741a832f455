import type { Cart } from "./cart.ts";
import { exchange } from "./exchange.ts";
import type { GiftCard, GiftCards } from "./gift-card-store.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";

/** What one gift card pays of a cart. */
export interface GiftCardPayment {
  /** The cart's own ID for it. */
  id: string;
  card: GiftCard;
  /** The end of its code, which is all that's shown. */
  lastCharacters: string;
  /** In cents of the cart's currency. */
  amount: number;
  /** In cents of the card's currency, and the remaining balance. */
  amountOfCard: number;
  balance: number;
}

/** Each card pays as much of the amount as it can, in the order they were added. Empty or expired cards are left out. */
export function payWithGiftCards(
  { giftCards }: Pick<Cart, "giftCards">,
  amount: number,
  currency: Currency,
  cards: Pick<GiftCards, "byCode">,
): GiftCardPayment[] {
  let due = amount;
  return giftCards.flatMap(({ id, code }) => {
    const card = cards.byCode(code);
    if (!card) return [];
    const worth = exchange(card.balance, card.currency, currency);
    const paid = Math.min(worth, due);
    // The card's whole balance, because converting back and forth would change it.
    const amountOfCard =
      paid === worth ? card.balance : Math.min(card.balance, exchange(paid, currency, card.currency));
    due -= paid;
    return [
      {
        id,
        card,
        lastCharacters: code.trim().slice(-4).toLowerCase(),
        amount: paid,
        amountOfCard,
        balance: card.balance - amountOfCard,
      },
    ];
  });
}
