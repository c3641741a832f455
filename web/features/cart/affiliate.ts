/** Of the cookie; "none" when nobody sent the shopper (SPEC §9). */
export function parseAffiliate(value: string | null | undefined): string {
  return value && /^[\w.-]{1,64}$/.test(value) ? value : "none";
}
