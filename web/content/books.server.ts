import "server-only";
import { bookCardProjection, bookPageProjection } from "@shop/schemas/documents/book.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import { publishedView, type View } from "./view.server.ts";

export const bookQuery = defineQuery(`*[_type == "book" && handle == $handle][0] ${bookPageProjection}`);
export const bookCardsQuery = defineQuery(
  `*[_type == "book"] | order(coalesce(isShopifyProduct, false) desc, coalesce(orderInList, 1000) asc, title asc) ${bookCardProjection}`,
);
export const bookHandlesQuery = defineQuery(`*[_type == "book" && defined(handle)].handle`);
export const sampleQuery = defineQuery(`*[_type == "book" && handle == $handle][0].sample { asset }`);

/** A book by its handle, or null. */
export const readBook = (handle: string, view: View) =>
  readContent({ query: bookQuery, params: { handle }, view, types: ["book", "course", "sign"] });

/** All books: ours first, then those from other shops, each in list order. */
export const readBookCards = (view: View) => readContent({ query: bookCardsQuery, view, types: ["book"] });

/** The handles of all published books. */
export const readBookHandles = () =>
  readContent({ query: bookHandlesQuery, view: publishedView, types: ["book"] });

/** A book's sample chapter, or null. */
export const readSample = (handle: string, view: View) =>
  readContent({ query: sampleQuery, params: { handle }, view, types: ["book"] });
