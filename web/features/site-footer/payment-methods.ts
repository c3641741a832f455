interface PaymentMark {
  name: string;
  /** A card or a phone. */
  kind: "card" | "telephone";
  /** Our own SVG path on the card or beside the phone, in 28 × 18. */
  motif: string;
}

/** Payment methods with an icon (requirements §2.43: ten), by the names editors choose from. */
export const paymentMethods = {
  visa: { name: "Visa", kind: "card", motif: "M7 12c6 0 10-2 14-7" },
  mastercard: { name: "Mastercard", kind: "card", motif: "M9 5c4 2 4 6 0 8M19 5c-4 2-4 6 0 8" },
  amex: { name: "Amex", kind: "card", motif: "M10.5 5.5h7v7h-7z" },
  discover: { name: "Discover", kind: "card", motif: "M6 11c3-5 8-5 11-1M21.5 11h.01" },
  diners: { name: "Diners Club", kind: "card", motif: "M8.5 12a5.5 5.5 0 0 1 11 0zM14 6.5v-1" },
  jcb: { name: "JCB", kind: "card", motif: "M10 5c-1.5 2.5-1.5 5.5 0 8M14 5v8M18 5c1.5 2.5 1.5 5.5 0 8" },
  "apple-pay": {
    name: "Apple Pay",
    kind: "telephone",
    motif: "M17 6c1.5 2 1.5 4 0 6M20.5 4c2.8 3 2.8 7 0 10",
  },
  "google-pay": { name: "Google Pay", kind: "telephone", motif: "M16.5 9.5l3 3 6-6.5" },
  "shop-pay": {
    name: "Shop Pay",
    kind: "telephone",
    motif: "M17 7.5h8.5v6h-8.5zM19 7.5a2.25 2.75 0 0 1 4.5 0",
  },
  paypal: { name: "PayPal", kind: "telephone", motif: "M17 10.5c1.5-5 6-6 8.5-2M25.7 4.8v3.4h-3.4" },
} as const satisfies Record<string, PaymentMark>;

type PaymentMethod = keyof typeof paymentMethods;

const all = Object.keys(paymentMethods).filter(isPaymentMethod);

/** The payment methods editors chose, in their order; all ten by default. */
export function toPaymentMethods(ticked: string[] | null | undefined): PaymentMethod[] {
  return ticked ? ticked.filter(isPaymentMethod) : all;
}

function isPaymentMethod(name: string): name is PaymentMethod {
  return Object.hasOwn(paymentMethods, name);
}
