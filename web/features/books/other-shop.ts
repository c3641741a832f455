import { stegaClean } from "@sanity/client/stega";
import type { BookCard } from "#content/content-types.ts";
import { formatMoney } from "#commerce/money.ts";

/** What another shop asks, as "US$21.99": it is in US dollars whatever the shopper's currency. Null for what is no amount. */
export function toOtherPrice(price: BookCard["price"]): string | null {
  const amount = stegaClean(price?.amount) ?? "";
  return /^\d{1,6}(\.\d{1,2})?$/.test(amount) ? `US${formatMoney(amount, "USD")}` : null;
}

/** How a shop is called: by its address, "books.example.com". Null for what is no web address. */
export function toShopName(address: string | null): string | null {
  const url = URL.parse(stegaClean(address) ?? "");
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, "") : null;
}
