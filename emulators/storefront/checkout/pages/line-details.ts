import type { CartAttribute } from "#storefront/domain/cart/cart.ts";

/** The seat's student, or null if there's none yet. */
export interface Seat {
  student: string | null;
  email: string | null;
}

/** What a shopper sees of a line's attributes. */
export type LineDetails =
  | { kind: "seat"; seat: Seat }
  | { kind: "gift"; message: string | null; facts: Fact[] }
  | { kind: "plain"; facts: Fact[] };

export interface Fact {
  label: string;
  value: string;
}

/** Labels for a gift's attributes, in display order (requirements §2.51, §3.13). */
const giftLabels: Record<string, string> = {
  from: "From",
  email: "Send to",
  deliver: "Deliver",
  method: "Delivery Method",
  template: "Template",
};

/** IDs that tell seats and gifts apart, which mean nothing to a reader. */
const counters = new Set(["studentId", "giftId"]);

/**
 * A course's seat, a gift, or other attributes of a line (requirements §3.12). As at Shopify's checkout, attributes that start
 * with an underscore are hidden (shopify.dev, "Line item properties: private"). "*" means that the student isn't known yet
 * (requirements §5.7).
 */
export function readLineDetails(attributes: readonly CartAttribute[]): LineDetails {
  const shown = attributes.filter(({ key, value }) => !key.startsWith("_") && value.trim() !== "");
  const valueOf = (name: string) => toGiven(shown.find(({ key }) => key === name)?.value);
  const has = (name: string) => attributes.some(({ key }) => key === name);
  if (has("studentId") || (has("first") && has("last"))) {
    const student = [valueOf("first"), valueOf("last")].filter((name) => name !== null).join(" ");
    return { kind: "seat", seat: { student: student || null, email: valueOf("email") } };
  }
  if (has("giftId") || has("template")) {
    const facts = Object.entries(giftLabels).flatMap(([key, label]) => {
      const value = valueOf(key);
      return value === null ? [] : [{ label, value: value === "email" ? "Email" : value }];
    });
    return { kind: "gift", message: valueOf("message"), facts };
  }
  const facts = shown
    .filter(({ key }) => !counters.has(key))
    .map(({ key, value }) => ({ label: key, value }));
  return { kind: "plain", facts };
}

function toGiven(value: string | undefined): string | null {
  const trimmed = value?.trim() ?? "";
  return trimmed === "" || trimmed === "*" ? null : trimmed;
}
