import {
  type BuyerIdentity,
  type Cart,
  type CartAttribute,
  toAttributes,
  toLineId,
  toLineKey,
} from "#storefront/cart/cart.ts";
import type { LineChange, LineToAdd } from "#storefront/cart/cart-lines.ts";
import { type CartUserError, noSuchLine, noSuchMerchandise } from "#storefront/schema/cart-errors.ts";
import { notEmulated } from "#storefront/schema/not-emulated.ts";
import type { StorefrontContext } from "#storefront/schema/resolver.ts";

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

export interface BuyerIdentityInput extends Partial<BuyerIdentity> {
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: object | null;
}

const longestNote = 5000;

/** Every merchandise must exist. `field` is the way to the list of lines in the mutation's arguments. */
export function checkLineInputs(
  lines: LineInput[],
  field: string[],
  context: StorefrontContext,
): CartUserError[] {
  return lines.flatMap(({ merchandiseId, sellingPlanId, parent }, index) => {
    if (sellingPlanId) throw notEmulated("CartLineInput.sellingPlanId");
    if (parent) throw notEmulated("CartLineInput.parent");
    if (context.catalogue.variantById(merchandiseId)) return [];
    return [noSuchMerchandise(merchandiseId, [...field, String(index), "merchandiseId"])];
  });
}

/** Every line must be in the cart, and its new merchandise in the shop. */
export function checkLineUpdates(
  lines: LineUpdateInput[],
  cart: Cart,
  context: StorefrontContext,
): CartUserError[] {
  return lines.flatMap(({ id, merchandiseId, sellingPlanId }, index) => {
    if (sellingPlanId) throw notEmulated("CartLineUpdateInput.sellingPlanId");
    if (!hasLine(cart, id)) return [noSuchLine(id, ["lines", String(index), "id"])];
    if (merchandiseId == null || context.catalogue.variantById(merchandiseId)) return [];
    return [noSuchMerchandise(merchandiseId, ["lines", String(index), "merchandiseId"])];
  });
}

export function checkLineIds(lineIds: string[], cart: Cart): CartUserError[] {
  return lineIds.flatMap((id, index) =>
    hasLine(cart, id) ? [] : [noSuchLine(id, ["lineIds", String(index)])],
  );
}

export function checkNote(note: string | null | undefined, field: string[]): CartUserError[] {
  if (Array.from(note ?? "").length <= longestNote) return [];
  return [
    { code: "NOTE_TOO_LONG", field, message: "The note exceeds the maximum number of 5000 characters." },
  ];
}

/** The shop has no customers and no companies, so every token and every location is unknown to it. */
export function checkBuyerIdentity(buyer: BuyerIdentityInput, field: string[]): CartUserError[] {
  if (buyer.preferences) throw notEmulated("CartBuyerIdentityInput.preferences");
  const refuse = (name: string, message: string): CartUserError => ({
    code: "INVALID",
    field: [...field, name],
    message,
  });
  const refusals: CartUserError[] = [];
  if (buyer.customerAccessToken != null) refusals.push(refuse("customerAccessToken", "Customer is invalid"));
  if (buyer.companyLocationId != null)
    refusals.push(refuse("companyLocationId", "Company location is invalid"));
  if (buyer.email != null && !/^\S+@\S+$/.test(buyer.email))
    refusals.push(refuse("email", "Email is invalid"));
  return refusals;
}

function hasLine(cart: Cart, id: string): boolean {
  return cart.lines.some((line) => toLineId(line, cart) === id);
}

export function toLineToAdd({ merchandiseId, quantity, attributes }: LineInput): LineToAdd {
  return { merchandiseId, quantity: quantity ?? 1, attributes: toAttributes(attributes) };
}

export function toLineChange({ id, merchandiseId, quantity, attributes }: LineUpdateInput): LineChange {
  return {
    id: toLineKey(id),
    merchandiseId: merchandiseId ?? undefined,
    quantity: quantity ?? undefined,
    attributes: attributes ? toAttributes(attributes) : undefined,
  };
}

/** A field that is not given stays; one given as null is emptied. */
export function toBuyerIdentity(given: BuyerIdentityInput, before: BuyerIdentity): BuyerIdentity {
  const { countryCode = before.countryCode, email = before.email, phone = before.phone } = given;
  return { countryCode, email, phone };
}

/** Codes differ by letters, not by their case; the first spelling is kept. */
export function toDiscountCodes(given: string[] | null | undefined): string[] {
  const codes = (given ?? []).map((code) => code.trim()).filter((code) => code !== "");
  return codes.filter((code, index) => codes.findIndex((other) => isSameCode(other, code)) === index);
}

function isSameCode(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
