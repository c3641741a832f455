import { fold } from "#storefront/domain/search/words.ts";

/** The handle that Shopify makes from a title: empty for a title without Latin letters and digits. */
export const toHandle = (title: string): string =>
  fold(title.normalize("NFKD"))
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Shopify's way to a free handle: the first taken one gets "-1", the next "-2". */
export function toFreeHandle(handle: string, isTaken: (handle: string) => boolean): string {
  let free = handle;
  for (let number = 1; isTaken(free); number += 1) free = `${handle}-${number}`;
  return free;
}
