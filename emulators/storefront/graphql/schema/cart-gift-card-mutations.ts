import type { Cart } from "#storefront/domain/cart/cart.ts";
import { foldCode } from "#storefront/domain/discounts/discount.ts";
import { changeCart } from "./cart-changes.ts";
import { toCodes } from "./cart-input.ts";
import type { Resolvers, StorefrontContext } from "./resolver.ts";

type Of<Args> = Args & { cartId: string };
type Codes = Of<{ giftCardCodes: string[] }>;

const idPrefix = "gid://shopify/AppliedGiftCard/";

/** Silently ignores unknown codes (seen in a response of version 2026-04). `appliedGiftCards` has those that apply. */
export const cartGiftCardMutations: Resolvers<unknown> = {
  cartGiftCardCodesAdd: (_root, { cartId, giftCardCodes }: Codes, context) =>
    changeCart(cartId, context, (cart) => ({
      kind: "changed",
      cart: { ...cart, giftCards: toGiftCards(giftCardCodes, cart.giftCards, context) },
    })),
  cartGiftCardCodesUpdate: (_root, { cartId, giftCardCodes }: Codes, context) =>
    changeCart(cartId, context, (cart) => ({
      kind: "changed",
      cart: { ...cart, giftCards: toGiftCards(giftCardCodes, [], context) },
    })),
  cartGiftCardCodesRemove: (
    _root,
    { cartId, appliedGiftCardIds }: Of<{ appliedGiftCardIds: string[] }>,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const ids = new Set(cart.giftCards.map(({ id }) => toAppliedGiftCardId(id)));
      const userErrors = appliedGiftCardIds.flatMap((id, index) => {
        if (ids.has(id)) return [];
        const field = ["appliedGiftCardIds", String(index)];
        return [{ code: "INVALID" as const, field, message: `The gift card with id ${id} is not applied.` }];
      });
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const giftCards = cart.giftCards.filter(
        ({ id }) => !appliedGiftCardIds.includes(toAppliedGiftCardId(id)),
      );
      return { kind: "changed", cart: { ...cart, giftCards } };
    }),
};

export function toAppliedGiftCardId(id: string): string {
  return `${idPrefix}${id}`;
}

/** A cart's cards after adding these codes. */
export function toGiftCards(
  codes: readonly string[],
  before: Cart["giftCards"],
  { giftCards, newId }: Pick<StorefrontContext, "giftCards" | "newId">,
): Cart["giftCards"] {
  const known = new Set(before.map(({ code }) => foldCode(code)));
  const added = toCodes(codes).filter((code) => !known.has(foldCode(code)) && giftCards.byCode(code));
  return [...before, ...added.map((code) => ({ id: newId(), code }))];
}
