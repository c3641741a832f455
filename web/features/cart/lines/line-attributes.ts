import type { CartLine } from "#commerce/cart/cart.ts";
import { deliverNow } from "#commerce/cart/gift-choices.ts";
import { toAttributesByKey } from "#commerce/cart/to-attributes-by-key.ts";
import { isKnownDetail } from "#commerce/cart/student-detail.ts";

/** A detail below a line's title: the student, or a gift's card. */
export interface LineDetail {
  label: string;
  value: string;
}

const labels: Readonly<Record<string, string>> = {
  from: "From",
  email: "For",
  deliver: "Delivers",
  template: "Card",
  // The popup's label (requirements §2.51).
  method: "Delivery Method",
  message: "Message",
};

/** The attributes for display, in words, without ids and empty values. A card to print is the buyer's at once, whatever day was chosen. */
export function describeLine(line: Pick<CartLine, "attributes">): LineDetail[] {
  const attributes = toAttributesByKey(line);
  if ("studentId" in attributes) return [{ label: "Student", value: describeStudent(attributes) }];
  return Object.entries(labels).flatMap(([key, label]) =>
    attributes[key] && !(key === "deliver" && attributes["method"] === "print")
      ? [{ label, value: toWords(key, attributes[key]) }]
      : [],
  );
}

/** A seat's student, or that nobody is named yet. */
export function describeStudent({ first, last, email }: Readonly<Record<string, string>>): string {
  const details = [[first, last].filter(isKnownDetail).join(" "), email].filter(isKnownDetail);
  return details.length > 0 ? details.join(", ") : "Not named yet";
}

const methods: Readonly<Record<string, string>> = { email: "Email", print: "Printable card" };

function toWords(key: string, value: string): string {
  if (key === "deliver") return value === deliverNow ? "Right away" : formatDate(value);
  return key === "method" ? (methods[value] ?? value) : value;
}

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A date such as `2026-12-24` as "Dec 24, 2026"; anything else as it is. */
function formatDate(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? date : dateFormat.format(time);
}
