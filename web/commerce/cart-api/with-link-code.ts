import { parseStoredCodes } from "#commerce/cart/discount-codes.ts";
import { linkCode } from "./link-cookies.ts";

const isLinkCode = new RegExp(`^${linkCode}$`);

/** The stored codes with the link's, for a page that's rendered before the browser has the cookie. `parameter` is the URL's `discount`. */
export function withLinkCode(codes: readonly string[], parameter: string | string[] | undefined): string[] {
  const linked = [parameter].flat().at(-1) ?? "";
  return isLinkCode.test(linked) ? parseStoredCodes([linked, ...codes].join()) : [...codes];
}
