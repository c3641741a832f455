import type { Cart, CheckoutAnswer } from "#storefront/domain/cart/cart.ts";
import { priceCart } from "#storefront/domain/cart/price-cart.ts";
import { toRestCart } from "#storefront/merchant/rest-cart.ts";
import {
  type AppliedCodes,
  applyCodes,
  type CodeField,
  codeFields,
} from "#storefront/checkout/apply-codes.ts";
import { checkForm, type FormErrors, readRegion } from "#storefront/checkout/check-form.ts";
import {
  type CheckoutAction,
  type SentForm,
  toRememberedFields,
} from "#storefront/checkout/checkout-form.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import { describeChanges } from "#storefront/checkout/describe-changes.ts";
import { explainCodes } from "#storefront/checkout/explain-refusal.ts";
import { fitCart } from "#storefront/checkout/fit-cart.ts";
import { placeOrder } from "#storefront/checkout/place-order.ts";
import { computeTotals } from "#storefront/checkout/checkout-totals.ts";
import { toDestination } from "#storefront/checkout/show-checkout.ts";
import type { CheckoutMessages } from "#storefront/checkout/pages/checkout-page-props.ts";
import type { Order } from "#storefront/domain/orders/order.ts";

export type Submitted = { kind: "placed"; order: Order } | { kind: "answered"; answer: CheckoutAnswer };

/**
 * Does what the pressed button asks. An order is placed only if nothing is invalid or missing and the shopper has seen the total.
 * Otherwise the page comes back with everything typed, and says why. The cart keeps that for the page to show.
 */
export function submitCheckout(before: Cart, sent: SentForm, services: CheckoutServices): Submitted {
  const destination = toDestination(sent.form);
  const { cart: fitted, shortages } = fitCart(before, services.catalog);
  const isPlacing = sent.action.kind === "place";
  const applied = applyCodes(withoutRemoved(fitted, sent.action), sent.form, {
    destination,
    services,
    fields: listFieldsToApply(sent),
  });
  const cart = keep(before, applied, services);
  const totals = computeTotals(cart, destination, services);

  const checked = checkForm(applied.form, totals);
  const missing = isPlacing && checked.kind === "incomplete" ? checked.errors : {};
  const errors = { ...missing, ...findEmptyCode(sent), ...applied.errors };
  const isChanged = cart.updatedAt !== before.updatedAt;
  // What this request changed was the shopper's own doing, or is named as a shortage.
  const changes = isPlacing
    ? describeChanges(sent.shown, {
        totals,
        codes: explainCodes(totals, services),
        country: destination.country,
        updatedAt: before.updatedAt,
      })
    : [];
  const isReady = isPlacing && !isChanged && changes.length === 0 && Object.keys(errors).length === 0;
  if (isReady && checked.kind === "complete" && totals.lines.length > 0) {
    const { customerId } = cart.buyerIdentity;
    return {
      kind: "placed",
      order: placeOrder({ cart, totals, buyer: checked.buyer, customerId }, services),
    };
  }
  const done = describeDone(applied, sent);
  const isWrong = Object.keys(errors).length > 0;
  const { discountCode, giftCard } = applied.form;
  const answer: CheckoutAnswer = {
    number: (before.checkoutAnswer?.number ?? 0) + 1,
    answeredAt: services.now().toISOString(),
    updatedAt: cart.updatedAt,
    status: isWrong ? 422 : isPlacing ? 409 : 200,
    codes: { discountCode, giftCard },
    errors,
    messages: { shortages, changes: isWrong ? [] : changes, done, isPlacing },
  };
  services.carts.write({ ...cart, checkoutAnswer: answer });
  return { kind: "answered", answer };
}

/** The code fields that a button is about. */
function listFieldsToApply({ action, form, shown }: SentForm): readonly CodeField[] {
  switch (action.kind) {
    case "apply-discount":
      return ["discountCode"];
    case "apply-gift-card":
      return ["giftCard"];
    case "remove-discount":
    case "remove-gift-card":
      return [];
    case "update":
      // The form's first button, so Enter in any field presses it.
      return codeFields;
    case "place":
      // The shopper knows of those that were refused.
      return codeFields.filter((name) => !shown?.refused.includes(form[name]));
  }
}

/** A button that applies a code was pressed without one. */
function findEmptyCode({ action, form }: SentForm): FormErrors {
  if (action.kind === "apply-discount" && form.discountCode.trim() === "") {
    return { discountCode: "Enter a discount code first." };
  }
  if (action.kind === "apply-gift-card" && form.giftCard.trim() === "") {
    return { giftCard: "Enter the code of a gift card first." };
  }
  return {};
}

function withoutRemoved(cart: Cart, action: CheckoutAction): Cart {
  switch (action.kind) {
    case "remove-discount":
      return { ...cart, discountCodes: cart.discountCodes.filter((code) => code !== action.code) };
    case "remove-gift-card":
      return { ...cart, giftCards: cart.giftCards.filter(({ id }) => id !== action.id) };
    case "apply-discount":
    case "apply-gift-card":
    case "place":
    case "update":
      return cart;
  }
}

/** The cart from now on, with what was typed. Only other changes count as one. */
function keep(
  before: Cart,
  { cart: after, form }: AppliedCodes,
  { carts, events, now, ...services }: CheckoutServices,
): Cart {
  const isChanged = after !== before;
  const updatedAt = isChanged ? now().toISOString() : before.updatedAt;
  const cart = { ...after, checkoutFields: toRememberedFields(form), updatedAt };
  carts.write(cart, () => {
    if (isChanged) events.emit("carts/update", () => toRestCart(priceCart(cart, { ...services, now })));
  });
  return cart;
}

/** The result of the pressed button, shown next to it. */
function describeDone({ done, errors, form }: AppliedCodes, { action }: SentForm): CheckoutMessages["done"] {
  if (done.length > 0) return { near: "codes", sentence: done.join(" ") };
  if (errors.discountCode !== undefined || errors.giftCard !== undefined) return null;
  switch (action.kind) {
    case "remove-discount":
      return { near: "codes", sentence: `Discount code ${action.code} was removed.` };
    case "remove-gift-card":
      return { near: "codes", sentence: "The gift card was removed." };
    case "update": {
      const region = readRegion(form);
      const sentence = region
        ? `Tax is calculated for ${region.name}.`
        : "Choose your state or province to see the tax.";
      return { near: "address", sentence };
    }
    case "apply-discount":
    case "apply-gift-card":
    case "place":
      return null;
  }
}
