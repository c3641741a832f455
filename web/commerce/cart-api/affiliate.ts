import { affiliateName } from "./link-cookies.ts";

const pattern = new RegExp(`^${affiliateName}$`);

/** From the cookie; "none" when no affiliate referred the shopper (requirements §9.4). */
export function parseAffiliate(value: string | null | undefined): string {
  return value && pattern.test(value) ? value : "none";
}
