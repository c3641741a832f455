import { type CartAttribute, createEmptyCart, toAttributes } from "#storefront/domain/cart/cart.ts";
import { addLines } from "#storefront/domain/cart/cart-lines.ts";
import { withoutPersonalData } from "#storefront/domain/cart/without-personal-data.ts";
import { type BuyerIdentityInput, checkBuyerIdentity, toBuyerIdentity } from "./cart-buyer-input.ts";
import { type CartPayload, finishChange, toStockOf } from "./cart-changes.ts";
import { noSuchCart } from "./cart-errors.ts";
import { type AddressInput, addAddresses, checkAddresses } from "./cart-address-input.ts";
import { toGiftCards } from "./cart-gift-card-mutations.ts";
import { checkNote, toCodes } from "./cart-input.ts";
import { checkLineInputs, type LineInput, toLineToAdd } from "./cart-line-input.ts";
import { type CartMetafieldInput, checkMetafields, setMetafields } from "./cart-metafield-input.ts";
import type { StorefrontContext } from "./resolver.ts";

export interface CartInput {
  lines?: LineInput[] | null;
  attributes?: CartAttribute[] | null;
  buyerIdentity?: BuyerIdentityInput | null;
  discountCodes?: string[] | null;
  note?: string | null;
  giftCardCodes?: string[] | null;
  metafields?: CartMetafieldInput[] | null;
  delivery?: { addresses?: AddressInput[] | null } | null;
}

/** A new cart. Without its own country it gets the one from `@inContext`, as Shopify's carts do. */
export function createCart(input: CartInput, context: StorefrontContext): CartPayload {
  const buyer = input.buyerIdentity ?? {};
  const addresses = input.delivery?.addresses ?? [];
  const userErrors = [
    ...checkNote(input.note, ["input", "note"]),
    ...checkLineInputs(input.lines ?? [], ["input", "lines"], context),
    ...checkBuyerIdentity(buyer, ["input", "buyerIdentity"], context),
    ...checkAddresses(addresses, ["input", "delivery", "addresses"]),
    ...checkMetafields(input.metafields ?? [], ["input", "metafields"]).map(({ field, message }) => ({
      code: "INVALID_METAFIELDS" as const,
      field,
      message,
    })),
  ];
  if (userErrors.length > 0) return { cart: null, userErrors, warnings: [] };

  const toSecret = () => context.newId().replaceAll("-", "");
  const empty = createEmptyCart({ token: toSecret(), key: toSecret() }, context.now());
  const unknownBuyer = { ...empty.buyerIdentity, countryCode: context.country };
  const located = {
    ...empty,
    note: input.note ?? empty.note,
    attributes: toAttributes(input.attributes),
    buyerIdentity: toBuyerIdentity(buyer, unknownBuyer, context),
    discountCodes: toCodes(input.discountCodes),
    giftCards: toGiftCards(input.giftCardCodes ?? [], [], context),
    metafields: setMetafields([], input.metafields ?? [], context.now()),
    addresses: addAddresses([], addresses, context.newId).addresses,
  };
  const { newId } = context;
  const stockOf = toStockOf(located, context);
  const { lines, cut } = addLines([], (input.lines ?? []).map(toLineToAdd), { stockOf, newId });
  return finishChange({ kind: "changed", cart: { ...located, lines }, cut }, "carts/create", context);
}

/** A copy of a cart without its buyer's personal data (schema, cartClone). */
export function cloneCart(cartId: string, context: StorefrontContext): CartPayload {
  const found = context.carts.read(cartId);
  if (!found?.isOwner) return { cart: null, userErrors: [noSuchCart], warnings: [] };
  const toSecret = () => context.newId().replaceAll("-", "");
  const lines = found.cart.lines.map((line) => ({ ...line, id: context.newId() }));
  const names = { token: toSecret(), key: toSecret(), createdAt: context.now().toISOString() };
  const cart = { ...withoutPersonalData(found.cart), ...names, lines };
  return finishChange({ kind: "changed", cart }, "carts/create", context);
}
