/** Remembers who sent the shopper here, for the cart's attribute `affiliateId` (SPEC §3). */
export const affiliateCookie = "affiliate";

/** Of an address that an affiliate links to, and of the cookie; "none" when nobody sent the shopper (SPEC §9). */
export function parseAffiliate(value: string | null | undefined): string {
  return value && /^[\w.-]{1,64}$/.test(value) ? value : "none";
}
