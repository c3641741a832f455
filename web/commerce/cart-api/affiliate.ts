import { affiliateName } from "./link-cookies.ts";

const pattern = new RegExp(`^${affiliateName}$`);

/** Of the cookie; "none" when nobody sent the shopper (requirements §9.4). */
export function parseAffiliate(value: string | null | undefined): string {
  return value && pattern.test(value) ? value : "none";
}
