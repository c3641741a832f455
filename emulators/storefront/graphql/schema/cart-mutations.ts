import { type CartAttribute, toAttributes } from "#storefront/domain/cart/cart.ts";
import { withoutPersonalData } from "#storefront/domain/cart/without-personal-data.ts";
import { type BuyerIdentityInput, checkBuyerIdentity, toBuyerIdentity } from "./cart-buyer-input.ts";
import { changeCart } from "./cart-changes.ts";
import { type CartInput, cloneCart, createCart } from "./cart-create.ts";
import { cartDeliveryMutations } from "./cart-delivery-mutations.ts";
import { cartGiftCardMutations } from "./cart-gift-card-mutations.ts";
import { checkNote, toCodes } from "./cart-input.ts";
import { cartLineMutations } from "./cart-line-mutations.ts";
import { cartMetafieldMutations } from "./cart-metafield-mutations.ts";
import type { Resolvers } from "./resolver.ts";

type Of<Args> = Args & { cartId: string };

/** Rejects payment mutations, because they belong to the checkout. The error names them. */
export const cartMutations: Resolvers<unknown> = {
  cartCreate: (_root, { input }: { input?: CartInput | null }, context) => createCart(input ?? {}, context),
  cartClone: (_root, { cartId }: Of<object>, context) => cloneCart(cartId, context),
  cartBuyerIdentityUpdate: (
    _root,
    { cartId, buyerIdentity }: Of<{ buyerIdentity: BuyerIdentityInput }>,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkBuyerIdentity(buyerIdentity, ["buyerIdentity"], context);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const changed = toBuyerIdentity(buyerIdentity, cart.buyerIdentity, context);
      const { countryCode, customerId } = cart.buyerIdentity;
      const isSameBuyer = changed.countryCode === countryCode && changed.customerId === customerId;
      const typed = isSameBuyer ? {} : { checkoutFields: null, checkoutAnswer: null };
      return { kind: "changed", cart: { ...cart, ...typed, buyerIdentity: changed } };
    }),
  cartDiscountCodesUpdate: (
    _root,
    { cartId, discountCodes }: Of<{ discountCodes?: string[] | null }>,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      kind: "changed",
      cart: { ...cart, discountCodes: toCodes(discountCodes) },
    })),
  cartAttributesUpdate: (_root, { cartId, attributes }: Of<{ attributes: CartAttribute[] }>, context) =>
    changeCart(cartId, context, (cart) => ({
      kind: "changed",
      cart: { ...cart, attributes: toAttributes(attributes) },
    })),
  cartNoteUpdate: (_root, { cartId, note }: Of<{ note: string }>, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkNote(note, ["note"]);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: null };
      return { kind: "changed", cart: { ...cart, note } };
    }),
  cartRemovePersonalData: (_root, { cartId }: Of<object>, context) =>
    changeCart(cartId, context, (cart) => ({ kind: "changed", cart: withoutPersonalData(cart) })),
  ...cartLineMutations,
  ...cartGiftCardMutations,
  ...cartDeliveryMutations,
  ...cartMetafieldMutations,
};
