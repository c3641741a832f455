import {
  siAmericanexpress,
  siApplepay,
  siDinersclub,
  siDiscover,
  siGooglepay,
  siJcb,
  siMastercard,
  siPaypal,
  siShopify,
  siVisa,
} from "simple-icons";

/** Payment methods and their marks (requirements §2.43: ten), by the names editors choose from. */
export const paymentMethods = {
  visa: { name: "Visa", icon: siVisa },
  mastercard: { name: "Mastercard", icon: siMastercard },
  amex: { name: "Amex", icon: siAmericanexpress },
  discover: { name: "Discover", icon: siDiscover },
  diners: { name: "Diners Club", icon: siDinersclub },
  jcb: { name: "JCB", icon: siJcb },
  "apple-pay": { name: "Apple Pay", icon: siApplepay },
  "google-pay": { name: "Google Pay", icon: siGooglepay },
  // The set has no mark of Shop Pay, so it carries its owner's.
  "shop-pay": { name: "Shop Pay", icon: siShopify },
  paypal: { name: "PayPal", icon: siPaypal },
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
