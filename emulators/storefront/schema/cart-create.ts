import { type CartAttribute, toAttributes } from "#storefront/cart/cart.ts";
import { addLines } from "#storefront/cart/cart-lines.ts";
import { type CartPayload, finishChange, toLineRules } from "#storefront/schema/cart-changes.ts";
import {
  type BuyerIdentityInput,
  checkBuyerIdentity,
  checkLineInputs,
  checkNote,
  type LineInput,
  toBuyerIdentity,
  toDiscountCodes,
  toLineToAdd,
} from "#storefront/schema/cart-input.ts";
import { notEmulated } from "#storefront/schema/not-emulated.ts";
import type { StorefrontContext } from "#storefront/schema/resolver.ts";

export interface CartInput {
  lines?: LineInput[] | null;
  attributes?: CartAttribute[] | null;
  buyerIdentity?: BuyerIdentityInput | null;
  discountCodes?: string[] | null;
  note?: string | null;
  giftCardCodes?: string[] | null;
  metafields?: object[] | null;
  delivery?: object | null;
}

/** A new cart. Without a country of its own it takes the one of `@inContext`, as Shopify's carts do. */
export function createCart(input: CartInput, context: StorefrontContext): CartPayload {
  if (input.giftCardCodes?.length) throw notEmulated("CartInput.giftCardCodes");
  if (input.metafields?.length) throw notEmulated("CartInput.metafields");
  if (input.delivery) throw notEmulated("CartInput.delivery");
  const buyer = input.buyerIdentity ?? {};
  const userErrors = [
    ...checkNote(input.note, ["input", "note"]),
    ...checkLineInputs(input.lines ?? [], ["input", "lines"], context),
    ...checkBuyerIdentity(buyer, ["input", "buyerIdentity"]),
  ];
  if (userErrors.length > 0) return { cart: null, userErrors, warnings: [] };

  const { lines, shortages } = addLines([], (input.lines ?? []).map(toLineToAdd), toLineRules(context));
  const unknownBuyer = { countryCode: context.country, email: null, phone: null };
  const cart = {
    token: context.newId().replaceAll("-", ""),
    key: context.newId().replaceAll("-", ""),
    note: input.note ?? null,
    attributes: toAttributes(input.attributes),
    buyerIdentity: toBuyerIdentity(buyer, unknownBuyer),
    discountCodes: toDiscountCodes(input.discountCodes),
    lines,
    createdAt: context.now().toISOString(),
    updatedAt: context.now().toISOString(),
  };
  return finishChange({ kind: "changed", cart, shortages }, context);
}
