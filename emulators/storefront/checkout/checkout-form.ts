import { z } from "zod";
import type { Currency } from "#storefront/domain/catalog/product.ts";

const text = z.string().default("");

/** What the page showed when the form was sent, because prices may have changed since. */
const shownSchema = z.object({
  /** When the cart last changed. */
  cart: z.string(),
  currency: z.enum(["USD", "CAD"]) satisfies z.ZodType<Currency>,
  /** In cents. */
  due: z.int(),
  /** What gift cards pay, in cents. */
  giftCards: z.int().default(0),
  /** False while the tax was unknown. */
  isFinal: z.boolean(),
  /** The unit price of each variant, in cents. */
  each: z.record(z.string(), z.int()),
  /** What each discount code on the cart takes off, in cents. */
  codes: z.record(z.string(), z.int()).default({}),
  /** Codes in the fields that the page already said no to. */
  refused: z.array(z.string()).default([]),
});

export type Shown = z.infer<typeof shownSchema>;

const formSchema = z.object({
  email: text,
  firstName: text,
  lastName: text,
  country: text,
  address1: text,
  address2: text,
  city: text,
  /** With its country: "US-TX". */
  region: text,
  postalCode: text,
  /** The handle of a shipping rate. */
  shipping: text,
  discountCode: text,
  giftCard: text,
});

/** Everything as typed. */
export type CheckoutForm = z.infer<typeof formSchema>;

export type CheckoutField = keyof CheckoutForm;

export type CheckoutAction =
  | { kind: "place" }
  /** Accepts what was typed and renders the page again. Also the default for an unknown button. */
  | { kind: "update" }
  | { kind: "apply-discount" }
  | { kind: "apply-gift-card" }
  | { kind: "remove-discount"; code: string }
  | { kind: "remove-gift-card"; id: string };

export interface SentForm {
  form: CheckoutForm;
  action: CheckoutAction;
  /** null if the page's record can't be read. Then everything counts as new to the shopper. */
  shown: Shown | null;
}

/** What a shopper who comes back to the checkout doesn't have to type again. */
export function toRememberedFields(form: CheckoutForm): Partial<CheckoutForm> {
  const { discountCode: _code, giftCard: _card, ...fields } = form;
  return fields;
}

export const emptyForm: CheckoutForm = formSchema.parse({});

export function parseCheckoutForm(body: string): SentForm {
  const sent = Object.fromEntries(new URLSearchParams(body));
  return {
    form: formSchema.parse(sent),
    action: toAction(sent["action"] ?? ""),
    shown: parseShown(sent["shown"] ?? ""),
  };
}

function toAction(value: string): CheckoutAction {
  const [, name, of = ""] = /^([^:]*):?(.*)$/s.exec(value) ?? [];
  if (name === "place" || name === "apply-discount" || name === "apply-gift-card") return { kind: name };
  if (name === "remove-discount") return { kind: "remove-discount", code: of };
  if (name === "remove-gift-card") return { kind: "remove-gift-card", id: of };
  return { kind: "update" };
}

function parseShown(json: string): Shown | null {
  try {
    return shownSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    // It isn't JSON, so the page didn't write it.
    return null;
  }
}
