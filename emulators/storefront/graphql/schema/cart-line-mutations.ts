import { toLineId } from "#storefront/domain/cart/cart.ts";
import { addLines, updateLines } from "#storefront/domain/cart/cart-lines.ts";
import { changeCart, toStockOf } from "./cart-changes.ts";
import {
  checkLineIds,
  checkLineInputs,
  checkLines,
  checkLineUpdates,
  type LineInput,
  type LineUpdateInput,
  toLineChange,
  toLineToAdd,
} from "./cart-line-input.ts";
import type { Resolvers } from "./resolver.ts";

type Of<Args> = Args & { cartId: string };

export const cartLineMutations: Resolvers<unknown> = {
  cartLinesAdd: (_root, { cartId, lines: additions }: Of<{ lines: LineInput[] }>, context) =>
    changeCart(cartId, context, (cart) => {
      const refused = checkLineInputs(additions, ["lines"], context);
      if (refused.length > 0) return { kind: "refused", userErrors: refused, shown: null };
      const rules = { stockOf: toStockOf(cart, context), newId: context.newId };
      const { lines, cut } = addLines(cart.lines, additions.map(toLineToAdd), rules);
      const userErrors = checkLines(lines, ["lines"], context);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: null };
      return { kind: "changed", cart: { ...cart, lines }, cut };
    }),
  cartLinesUpdate: (_root, { cartId, lines: updates }: Of<{ lines: LineUpdateInput[] }>, context) =>
    changeCart(cartId, context, (cart) => {
      const refused = checkLineUpdates(updates, cart, context);
      if (refused.length > 0) return { kind: "refused", userErrors: refused, shown: cart };
      const { lines, cut } = updateLines(cart.lines, updates.map(toLineChange), toStockOf(cart, context));
      const userErrors = checkLines(lines, ["lines"], context);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      return { kind: "changed", cart: { ...cart, lines }, cut };
    }),
  cartLinesRemove: (_root, { cartId, lineIds }: Of<{ lineIds: string[] }>, context) =>
    changeCart(cartId, context, (cart) => {
      const userErrors = checkLineIds(lineIds, cart);
      if (userErrors.length > 0) return { kind: "refused", userErrors, shown: cart };
      const lines = cart.lines.filter((line) => !lineIds.includes(toLineId(line, cart)));
      return { kind: "changed", cart: { ...cart, lines } };
    }),
};
