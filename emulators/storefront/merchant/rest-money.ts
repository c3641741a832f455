/** Whole cents in REST format, always with two decimals. */
export function toRestAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** null for anything but an amount in whole cents, such as "1.005" or "-3". */
export function parseAmount(text: string): number | null {
  const [, whole, decimals = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}
