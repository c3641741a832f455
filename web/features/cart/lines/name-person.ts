import { isKnownDetail } from "#commerce/cart/student-detail.ts";

/** Who a seat or a gift is for, by name or else by email address; null for somebody who isn't named, and for other lines. */
export function namePerson({ first, last, email }: Readonly<Record<string, string>>): string | null {
  const name = [first, last].filter(isKnownDetail).join(" ");
  return [name, email].find(isKnownDetail) ?? null;
}
