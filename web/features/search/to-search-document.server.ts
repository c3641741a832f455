import "server-only";
import { stegaClean } from "@sanity/client/stega";
import { documentPath } from "@shop/schemas/paths.ts";
import { signCategories } from "@shop/schemas/vocabulary/sign-words.ts";
import type { FindableDocument } from "#content/content-types.ts";
import { toImageUrl } from "#content/image-url.server.ts";
import type { SearchableDocument } from "./index/search-document.ts";

/** Long texts are found by their beginning, so that the index stays small. */
const maxTextCharacters = 600;

const maxLineCharacters = 160;

// A book's cover isn't cropped.
const thumbnail = { width: 240, height: 180 };
const coverThumbnail = { width: 160 };

/** A document as the search knows it, or none without a page. */
export function toSearchDocument(found: FindableDocument): SearchableDocument[] {
  const document = stegaClean(found);
  const path = documentPath(document);
  const title = document.title && toOneLine(document.title);
  if (path === null || !title) return [];
  const { _type, handle, isShopifyProduct, line, text, audience, related, image } = document;
  const url = image && toImageUrl(image, _type === "book" ? coverThumbnail : thumbnail);
  // An answer is all a question has to show.
  const shownLine = line ?? (_type === "faq" ? text : null);
  return [
    {
      id: document._id,
      type: _type,
      path,
      title,
      ...toList("names", document.names),
      ...toList("topics", _type === "sign" ? toCategories(document.topics) : document.topics),
      ...(shownLine ? { line: cut(toOneLine(shownLine), maxLineCharacters) } : {}),
      ...(text?.trim() ? { text: cut(toOneLine(text), maxTextCharacters) } : {}),
      ...(audience ? { audience } : {}),
      ...(handle && (_type === "course" || isShopifyProduct) ? { handle } : {}),
      ...toList("related", related),
      ...(url ? { image: url } : {}),
      ...(document.hasVideo ? { hasVideo: true } : {}),
    },
  ];
}

const toCategories = (categories: readonly (string | null)[] | null) =>
  categories?.map((value) => signCategories.find((category) => category.value === value)?.title ?? value) ??
  null;

/** Absent lists aren't sent. */
function toList(
  name: "names" | "topics" | "related",
  values: readonly (string | null)[] | null,
): Pick<SearchableDocument, "names" | "topics" | "related"> {
  const list = values?.flatMap((value) => value || []) ?? [];
  return list.length > 0 ? { [name]: list } : {};
}

const toOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function cut(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const end = text.lastIndexOf(" ", maxCharacters);
  return `${text.slice(0, end > 0 ? end : maxCharacters)}…`;
}
