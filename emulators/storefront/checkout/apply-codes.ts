import type { Cart } from "#storefront/domain/cart/cart.ts";
import { priceCart } from "#storefront/domain/cart/price-cart.ts";
import type { FormErrors } from "#storefront/checkout/check-form.ts";
import type { CheckoutField, CheckoutForm } from "#storefront/checkout/checkout-form.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import { explainRefusal } from "#storefront/checkout/explain-refusal.ts";
import { type Destination, sendTo } from "#storefront/checkout/checkout-totals.ts";
import { foldCode } from "#storefront/domain/discounts/discount.ts";

export interface AppliedCodes {
  cart: Cart;
  /** With the fields of accepted codes emptied. */
  form: CheckoutForm;
  errors: FormErrors;
  /** What was done, in sentences for the shopper. */
  done: string[];
}

interface ApplyOptions {
  destination: Destination;
  services: CheckoutServices;
  /** Those whose codes are applied. The others keep theirs. */
  fields: readonly CodeField[];
}

export const codeFields = ["discountCode", "giftCard"] as const satisfies readonly CheckoutField[];

export type CodeField = (typeof codeFields)[number];

/** Applies the codes in the discount code and gift card fields. A code that saves nothing stays in its field. */
export function applyCodes(
  cart: Cart,
  form: CheckoutForm,
  { destination, services, fields }: ApplyOptions,
): AppliedCodes {
  const nothing: AppliedCodes = { cart, form, errors: {}, done: [] };
  const withDiscount = fields.includes("discountCode")
    ? applyDiscountCode(nothing, destination, services)
    : nothing;
  return fields.includes("giftCard") ? applyGiftCard(withDiscount, services) : withDiscount;
}

function applyDiscountCode(
  before: AppliedCodes,
  destination: Destination,
  services: CheckoutServices,
): AppliedCodes {
  const { cart, form } = before;
  const code = form.discountCode.trim();
  if (code === "") return before;
  const cleared = { ...form, discountCode: "" };
  if (cart.discountCodes.some((other) => foldCode(other) === foldCode(code))) {
    return { ...before, form: cleared, done: [`${code} is already applied.`] };
  }
  const changed = { ...cart, discountCodes: [...cart.discountCodes, code] };
  const { codes, market } = priceCart(sendTo(changed, destination), services);
  const refusal = codes.at(-1)?.refusal ?? null;
  if (refusal === null) {
    return { ...before, cart: changed, form: cleared, done: [`Discount code ${code} is applied.`] };
  }
  const { discounts, now } = services;
  const discount = discounts.byCode(code);
  const reason = explainRefusal({ code, refusal, discount, currency: market.currency, now: now() });
  return { ...before, errors: { discountCode: reason } };
}

function applyGiftCard(before: AppliedCodes, { giftCards, newId }: CheckoutServices): AppliedCodes {
  const { cart, form } = before;
  const code = form.giftCard.trim();
  if (code === "") return before;
  const cleared = { ...form, giftCard: "" };
  if (cart.giftCards.some((other) => foldCode(other.code) === foldCode(code))) {
    return { ...before, form: cleared, done: [...before.done, "This gift card is already applied."] };
  }
  if (!giftCards.byCode(code)) {
    const giftCard = "We don’t know a gift card with this code and money left on it.";
    return { ...before, errors: { ...before.errors, giftCard } };
  }
  const changed = { ...cart, giftCards: [...cart.giftCards, { id: newId(), code }] };
  return { ...before, cart: changed, form: cleared, done: [...before.done, "The gift card is applied."] };
}
