import type { Cart } from "#storefront/domain/cart/cart.ts";
import { findSelectedAddress } from "#storefront/domain/cart/plan-delivery.ts";
import { type FormErrors, isEmail, readCountry, readRegion } from "#storefront/checkout/check-form.ts";
import { type CheckoutForm, emptyForm } from "#storefront/checkout/checkout-form.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import { type CustomerAddress, findDefaultAddress } from "#storefront/domain/customers/customer.ts";
import type { Customers } from "#storefront/domain/customers/customers.ts";
import { isCheckoutCountry } from "#storefront/domain/regions/countries.ts";
import { toShown } from "#storefront/checkout/describe-changes.ts";
import { explainCodes } from "#storefront/checkout/explain-refusal.ts";
import { type Destination, computeTotals } from "#storefront/checkout/checkout-totals.ts";
import type { CheckoutMessages } from "#storefront/checkout/pages/checkout-page-props.ts";
import { renderCheckoutPage } from "#storefront/checkout/pages/checkout-page.ts";
import { renderPlainPage } from "#storefront/checkout/pages/plain-page.ts";

interface CheckoutState {
  cart: Cart;
  form: CheckoutForm;
  errors: FormErrors;
  messages: CheckoutMessages;
  status: number;
}

/** A cart's page, or another one if there's nothing to order. */
export function showCheckout(state: CheckoutState, services: CheckoutServices): Response {
  const { cart, form, errors, messages, status } = state;
  const { site, publicUrl, content } = services;
  const totals = computeTotals(cart, toDestination(form), services);
  const toCart = { href: `${site.url}/cart`, label: "Back to your cart" };
  if (totals.lines.length === 0) {
    const isEmpty = messages.shortages.length === 0;
    return renderPlainPage({
      title: isEmpty ? "Your cart is empty" : "Nothing in your cart is available",
      sentences: isEmpty ? ["Add something to it, then come back."] : messages.shortages,
      site,
      status,
      ...(isEmpty ? {} : { link: toCart }),
    });
  }
  const terms = content.policies.termsOfService;
  return renderCheckoutPage({
    totals,
    codes: explainCodes(totals, services),
    form,
    errors,
    messages,
    shown: {
      ...toShown(totals, cart.updatedAt),
      refused: [
        ...(errors.discountCode === undefined ? [] : [form.discountCode]),
        ...(errors.giftCard === undefined ? [] : [form.giftCard]),
      ],
    },
    termsVersion: cart.attributes.find(({ key }) => key === "termsVersion")?.value ?? null,
    termsUrl: terms ? `${publicUrl}/policies/${terms.handle}` : null,
    site,
    status,
  });
}

/** When the page opens, fields have what was typed before, or what the cart knows about its buyer. */
export function toFirstForm(cart: Cart, customers: Customers): CheckoutForm {
  const address = findSelectedAddress(cart) ?? findCustomerAddress(cart, customers);
  const asked = address?.countryCode ?? cart.buyerIdentity.countryCode;
  const country = isCheckoutCountry(asked) ? asked : "US";
  return {
    ...emptyForm,
    country,
    email: cart.buyerIdentity.email ?? "",
    firstName: address?.firstName ?? "",
    lastName: address?.lastName ?? "",
    address1: address?.address1 ?? "",
    address2: address?.address2 ?? "",
    city: address?.city ?? "",
    region: address?.provinceCode ? `${country}-${address.provinceCode}` : "",
    postalCode: address?.zip ?? "",
    shipping: cart.deliveryHandle ?? "",
    ...cart.checkoutFields,
  };
}

/** The customer's default address, unless it's in another country than the cart, whose prices it would change. */
function findCustomerAddress(
  { buyerIdentity: { customerId, countryCode } }: Cart,
  customers: Customers,
): CustomerAddress | null {
  const customer = customerId && customers.byId(customerId);
  const address = customer ? findDefaultAddress(customer) : null;
  const isDelivered = address !== null && isCheckoutCountry(address.countryCode);
  return isDelivered && [null, address.countryCode].includes(countryCode) ? address : null;
}

/** The destination in the form, as far as it can be parsed. */
export function toDestination(form: CheckoutForm): Destination {
  return {
    country: readCountry(form) ?? "US",
    region: readRegion(form),
    email: isEmail(form.email) ? form.email.trim() : null,
    shipping: form.shipping,
  };
}
