import {
  type Cart,
  type CartAttribute,
  type CartLine,
  toAttributes,
  toLineId,
  toLineKey,
} from "#storefront/domain/cart/cart.ts";
import type { LineChange, LineToAdd } from "#storefront/domain/cart/cart-lines.ts";
import {
  type CartUserError,
  noSuchLine,
  noSuchMerchandise,
  noSuchSellingPlan,
  tooManyLines,
} from "./cart-errors.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import type { StorefrontContext } from "./resolver.ts";

export interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: CartAttribute[] | null;
  sellingPlanId?: string | null;
  parent?: object | null;
}

export interface LineUpdateInput {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: CartAttribute[] | null;
  sellingPlanId?: string | null;
}

/** "Carts can have a maximum of 500 line items" (help.shopify.com). */
const maxLines = 500;

/** Shopify caps a quantity at this (shopify.dev changelog, "Enhanced handling of large quantities in the Carts API"). */
const maxQuantity = 1_000_000;

/** Every merchandise must exist. `field` is the path to the list of lines in the mutation's arguments. */
export function checkLineInputs(
  lines: LineInput[],
  field: string[],
  context: StorefrontContext,
): CartUserError[] {
  return lines.flatMap(({ merchandiseId, quantity, sellingPlanId, parent }, index) => {
    if (parent) throw notEmulated("CartLineInput.parent");
    const way = [...field, String(index)];
    if (!context.catalog.variantById(merchandiseId)) {
      return [noSuchMerchandise(merchandiseId, [...way, "merchandiseId"])];
    }
    if (sellingPlanId) return [noSuchSellingPlan([...way, "sellingPlanId"], context.version)];
    return checkQuantity(quantity, [...way, "quantity"]);
  });
}

/** Every line must be in the cart, and its new merchandise in the shop. */
export function checkLineUpdates(
  lines: LineUpdateInput[],
  cart: Cart,
  context: StorefrontContext,
): CartUserError[] {
  return lines.flatMap(({ id, merchandiseId, quantity, sellingPlanId }, index) => {
    const way = ["lines", String(index)];
    if (!hasLine(cart, id)) return [noSuchLine(id, [...way, "id"])];
    if (merchandiseId != null && !context.catalog.variantById(merchandiseId)) {
      return [noSuchMerchandise(merchandiseId, [...way, "merchandiseId"])];
    }
    if (sellingPlanId) return [noSuchSellingPlan([...way, "sellingPlanId"], context.version)];
    return checkQuantity(quantity, [...way, "quantity"]);
  });
}

export function checkLineIds(lineIds: string[], cart: Cart): CartUserError[] {
  return lineIds.flatMap((id, index) =>
    hasLine(cart, id) ? [] : [noSuchLine(id, ["lineIds", String(index)])],
  );
}

/** Limits on the resulting lines: not too many, and, if some are merged, not too much in one. */
export function checkLines(
  lines: readonly CartLine[],
  field: string[],
  { version }: StorefrontContext,
): CartUserError[] {
  if (lines.length > maxLines) return [tooManyLines(maxLines, field, version)];
  return lines.some(({ quantity }) => quantity > maxQuantity) ? [tooMuch(field)] : [];
}

function checkQuantity(quantity: number | null | undefined, field: string[]): CartUserError[] {
  if (quantity == null) return [];
  if (quantity < 0) return [{ code: "INVALID", field, message: "The quantity must not be negative." }];
  return quantity > maxQuantity ? [tooMuch(field)] : [];
}

function tooMuch(field: string[]): CartUserError {
  return { code: "LESS_THAN", field, message: `The quantity must be at most ${maxQuantity}.` };
}

function hasLine(cart: Cart, id: string): boolean {
  return cart.lines.some((line) => toLineId(line, cart) === id);
}

export function toLineToAdd({ merchandiseId, quantity, attributes }: LineInput): LineToAdd {
  return { merchandiseId, quantity: quantity ?? 1, attributes: toAttributes(attributes) };
}

/** Attributes stay if they're null or omitted, and an empty list removes them (schema, cartLinesUpdate). */
export function toLineChange({ id, merchandiseId, quantity, attributes }: LineUpdateInput): LineChange {
  return {
    id: toLineKey(id),
    merchandiseId: merchandiseId ?? undefined,
    quantity: quantity ?? undefined,
    attributes: attributes ? toAttributes(attributes) : undefined,
  };
}
