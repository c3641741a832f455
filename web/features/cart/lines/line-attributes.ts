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
  const held = readAttributes(line);
  if ("studentId" in held) return [{ label: "Student", value: describeStudent(held) }];
  return Object.entries(labels).flatMap(([key, label]) => (held[key] ? [{ label, value: held[key] }] : []));
}

function describeStudent({ first, last, email }: Readonly<Record<string, string>>): string {
  const said = [[first, last].filter(isSaid).join(" "), email].filter(isSaid);
  return said.length > 0 ? said.join(", ") : "Not named yet";
}

const isSaid = (value: string | undefined) => value !== undefined && value !== "" && value !== "*";
