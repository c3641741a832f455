import { isKeySegment, type Path } from "sanity";

/**
 * The field of a document that contains a quote from its page, or null. Spaces, letter case, and formatting may differ. For a text with
 * paragraphs it's the paragraph.
 */
export function findQuote(document: unknown, quote: string): Path | null {
  const wanted = toComparable(quote);
  if (wanted === "") return null;
  // A field with exactly these words comes before one that mentions them.
  const places = listTexts(document, []);
  const found =
    places.find(({ text }) => text === wanted) ?? places.find(({ text }) => text.includes(wanted));
  return found?.path ?? null;
}

/** The part of a path that a form shows without opening a list's item. */
export function toVisiblePath(path: Path): Path {
  const end = path.findIndex((segment) => typeof segment === "number" || isKeySegment(segment));
  return end === -1 ? path : path.slice(0, end);
}

interface Place {
  path: Path;
  text: string;
}

function listTexts(value: unknown, path: Path): Place[] {
  if (typeof value === "string") return [{ path, text: toComparable(value) }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => listTexts(item, [...path, toSegment(item, index)]));
  if (!isObject(value)) return [];
  if (value["_type"] === "block") return [{ path, text: toComparable(readBlock(value)) }];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith("_"))
    .flatMap(([name, part]) => listTexts(part, [...path, name]));
}

function toSegment(item: unknown, index: number) {
  const key = isObject(item) ? item["_key"] : null;
  return typeof key === "string" ? { _key: key } : index;
}

/** A paragraph is in pieces, one for each format. */
function readBlock({ children }: Record<string, unknown>): string {
  const spans = Array.isArray(children) ? children : [];
  return spans
    .map((span) => (isObject(span) && typeof span["text"] === "string" ? span["text"] : ""))
    .join("");
}

const toComparable = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
