import { bookCardProjection } from "../../documents/book.groq.ts";

/** A list that fills itself. A book without an audience is in every list. */
export const bookShelfProjection = /* groq */ `_type == "bookShelf" => {
  title, text, kind,
  "books": *[
    _type == "book" &&
    (^.kind == "all" || coalesce(isShopifyProduct, false) == (^.kind == "own")) &&
    (!defined(^.audience) || !defined(audience) || audience == ^.audience)
  ] | order(coalesce(orderInList, 1000) asc, title asc) ${bookCardProjection}
}`;
