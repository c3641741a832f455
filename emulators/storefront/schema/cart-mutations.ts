import { type CartAttribute, toAttributes, toLineId } from "#storefront/cart/cart.ts";
import { addLines, updateLines } from "#storefront/cart/cart-lines.ts";
import { changeCart, toLineRules } from "#storefront/schema/cart-changes.ts";
import { type CartInput, createCart } from "#storefront/schema/cart-create.ts";
import {
  type BuyerIdentityInput,
  checkBuyerIdentity,
  checkLineIds,
  checkLineInputs,
  checkLineUpdates,
  checkNote,
  type LineInput,
  type LineUpdateInput,
  toBuyerIdentity,
  toDiscountCodes,
  toLineChange,
  toLineToAdd,
} from "#storefront/schema/cart-input.ts";
import type { Resolvers } from "#storefront/schema/resolver.ts";

type Of<Args> = Args & { cartId: string };

export const cartMutations: Resolvers<unknown> = {
  cartCreate: (_root, { input }: { input?: CartInput | null }, context) => createCart(input ?? {}, context),
  cartLinesAdd: (_root, { cartId, lines }: Of<{ lines: LineInput[] }>, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkLineInputs(lines, ["lines"], context);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: null };
      const { lines: changed, shortages } = addLines(
        cart.lines,
        lines.map(toLineToAdd),
        toLineRules(context),
      );
      return { kind: "changed", cart: { ...cart, lines: changed }, shortages };
    }),
  cartLinesUpdate: (_root, { cartId, lines }: Of<{ lines: LineUpdateInput[] }>, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkLineUpdates(lines, cart, context);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const { lines: changed, shortages } = updateLines(
        cart.lines,
        lines.map(toLineChange),
        toLineRules(context),
      );
      return { kind: "changed", cart: { ...cart, lines: changed }, shortages };
    }),
  cartLinesRemove: (_root, { cartId, lineIds }: Of<{ lineIds: string[] }>, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkLineIds(lineIds, cart);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const lines = cart.lines.filter((line) => !lineIds.includes(toLineId(line, cart)));
      return { kind: "changed", cart: { ...cart, lines } };
    }),
  cartBuyerIdentityUpdate: (
    _root,
    { cartId, buyerIdentity }: Of<{ buyerIdentity: BuyerIdentityInput }>,
    context,
  ) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkBuyerIdentity(buyerIdentity, ["buyerIdentity"]);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const changed = toBuyerIdentity(buyerIdentity, cart.buyerIdentity);
      return { kind: "changed", cart: { ...cart, buyerIdentity: changed } };
    }),
  cartDiscountCodesUpdate: (
    _root,
    { cartId, discountCodes }: Of<{ discountCodes?: string[] | null }>,
    context,
  ) =>
    changeCart(cartId, context, (cart) => ({
      kind: "changed",
      cart: { ...cart, discountCodes: toDiscountCodes(discountCodes) },
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
};
