import { bookCardProjection } from "../../documents/book.groq.ts";

/** A shelf that fills itself. A book for nobody in particular stands on every shelf. */
export const bookShelfProjection = /* groq */ `_type == "bookShelf" => {
  title, text, kind,
  "books": *[
    _type == "book" &&
    (^.kind == "all" || coalesce(isShopifyProduct, false) == (^.kind == "own")) &&
    (!defined(^.audience) || !defined(audience) || audience == ^.audience)
  ] | order(coalesce(orderInList, 1000) asc, title asc) ${bookCardProjection}
}`;
