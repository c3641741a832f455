import type { FormErrors } from "#storefront/checkout/check-form.ts";
import type { CheckoutForm, Shown } from "#storefront/checkout/checkout-form.ts";
import type { Quote } from "#storefront/checkout/quote.ts";

/** What the shopper must know before they go on, in sentences. */
export interface CheckoutMessages {
  /** What is not in stock as the cart wanted it. */
  shortages: readonly string[];
  /** What is not as the page said when the order was to be placed: nothing is ordered until they have seen it. */
  changes: readonly string[];
  /** What was done as asked, and where on the page. */
  done: { near: "address" | "codes"; sentence: string } | null;
  /** Whether an order was to be placed: then all errors are listed where the page opens. */
  isPlacing: boolean;
}

export interface EnteredCode {
  code: string;
  /** Why it takes nothing off; null when it does. */
  reason: string | null;
}

export interface CheckoutPageProps {
  quote: Quote;
  codes: readonly EnteredCode[];
  form: CheckoutForm;
  errors: FormErrors;
  messages: CheckoutMessages;
  shown: Shown;
  /** Compact, as the shop put it on the cart; null without one. */
  termsVersion: string | null;
  termsUrl: string | null;
  siteUrl: string;
  status: number;
}
