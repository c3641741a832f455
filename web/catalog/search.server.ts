import "server-only";
import type { FindableDocument } from "#content/content-types.ts";
import { readFindableDocuments } from "#content/search.server.ts";
import type { View } from "#content/view.server.ts";
import { isHidden } from "./hidden-products.server.ts";
import { readOffers } from "./offers.server.ts";

/** Everything that the search can find, without hidden products (requirements §5.9). */
export async function readShownDocuments(view: View): Promise<FindableDocument[]> {
  const [documents, offers] = await Promise.all([readFindableDocuments(view), readOffers()]);
  const hidden = await Promise.all(documents.map((document) => isHidden(toProductHandle(document), offers)));
  return documents.filter((_, index) => !hidden[index]);
}

/** Null for books from other shops, which have no product. */
function toProductHandle({ _type, handle, isShopifyProduct }: FindableDocument): string | null {
  const isSold = _type === "course" || (_type === "book" && isShopifyProduct === true);
  return isSold ? handle : null;
}
