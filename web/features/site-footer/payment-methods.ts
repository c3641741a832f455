/** Payment methods (requirements §2.43: ten), by the names editors choose from. Their marks are in public/payment-marks.svg. */
export const paymentMethods = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "Amex",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  "apple-pay": "Apple Pay",
  "google-pay": "Google Pay",
  "shop-pay": "Shop Pay",
  paypal: "PayPal",
};

type PaymentMethod = keyof typeof paymentMethods;

const all = Object.keys(paymentMethods).filter(isPaymentMethod);

/** The payment methods editors chose, in their order; all ten by default. */
export function toPaymentMethods(ticked: string[] | null | undefined): PaymentMethod[] {
  return ticked ? ticked.filter(isPaymentMethod) : all;
}

function isPaymentMethod(name: string): name is PaymentMethod {
  return Object.hasOwn(paymentMethods, name);
}
