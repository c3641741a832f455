/** A time as Shopify writes it, in GraphQL and in REST: `2026-07-28T01:32:53Z`. The emulator stores milliseconds, too. */
export function toWholeSeconds(time: string): string {
  return time.replace(/\.\d+Z$/, "Z");
}
