import type { CartLine } from "#commerce/cart/cart.ts";
import { readAttributes } from "#commerce/cart/read-attributes.ts";

/** A detail below a line's title: the student, or a gift's card. */
export interface LineDetail {
  label: string;
  value: string;
}

const labels: Readonly<Record<string, string>> = {
  from: "From",
  email: "For",
  deliver: "Delivered",
  template: "Card",
  // The popup's label (requirements §2.51).
  method: "Delivery Method",
  message: "Message",
};

/** The attributes for display, without ids and empty values. */
export function describeLine(line: Pick<CartLine, "attributes">): LineDetail[] {
  const attributes = readAttributes(line);
  if ("studentId" in attributes) return [{ label: "Student", value: describeStudent(attributes) }];
  return Object.entries(labels).flatMap(([key, label]) =>
    attributes[key] ? [{ label, value: attributes[key] }] : [],
  );
}

function describeStudent({ first, last, email }: Readonly<Record<string, string>>): string {
  const details = [[first, last].filter(isKnown).join(" "), email].filter(isKnown);
  return details.length > 0 ? details.join(", ") : "Not named yet";
}

const isKnown = (value: string | undefined) => value !== undefined && value !== "" && value !== "*";
