import { stegaClean } from "@sanity/client/stega";
import type { BookCard } from "#content/content-types.ts";
import { formatMoney } from "#commerce/money.ts";

/** Another shop's price, such as "US$21.99". Always in US dollars. Null when it isn't an amount. */
export function toOtherPrice(price: BookCard["price"]): string | null {
  const amount = stegaClean(price?.amount) ?? "";
  return /^\d{1,6}(\.\d{1,2})?$/.test(amount) ? `US${formatMoney(amount, "USD")}` : null;
}

/** A shop's name from its URL, such as "books.example.com". Null when it isn't a web address. */
export function toShopName(address: string | null): string | null {
  const url = URL.parse(stegaClean(address) ?? "");
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, "") : null;
}
