import type { Site } from "./shop-page.ts";
import type { FormErrors } from "#storefront/checkout/check-form.ts";
import type { CheckoutForm, Shown } from "#storefront/checkout/checkout-form.ts";
import type { CheckoutTotals } from "#storefront/checkout/checkout-totals.ts";

/** What the shopper must know before going on, in sentences. */
export interface CheckoutMessages {
  /** What isn't in stock as requested. */
  shortages: readonly string[];
  /** What differs from what the page showed when the order was submitted. Nothing is ordered until they've seen it. */
  changes: readonly string[];
  /** What was done, and where to show it on the page. */
  done: { near: "address" | "codes"; sentence: string } | null;
  /** Whether an order was submitted, so that all errors are listed at the top. */
  isPlacing: boolean;
}

export interface EnteredCode {
  code: string;
  /** Why it saves nothing, or null if it saves something. */
  reason: string | null;
}

export interface CheckoutPageProps {
  totals: CheckoutTotals;
  codes: readonly EnteredCode[];
  form: CheckoutForm;
  errors: FormErrors;
  messages: CheckoutMessages;
  shown: Shown;
  /** In compact form, as the shop set it on the cart, or null without one. */
  termsVersion: string | null;
  termsUrl: string | null;
  site: Site;
  status: number;
}
