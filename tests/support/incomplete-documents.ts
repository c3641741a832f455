import type { WrittenDocument } from "./document-checks.ts";

export interface IncompleteDocument {
  /** The path of the missing field, such as `page.sections[film].video`. */
  without: string;
  document: WrittenDocument;
}

/** Every variant of a document in which one field, at any depth, is missing. */
export function toIncompleteDocuments(document: WrittenDocument): IncompleteDocument[] {
  return listPaths(document).map((path) => {
    const copy = structuredClone(document);
    remove(copy, path);
    return { without: document._type + toName(path), document: copy };
  });
}

type Path = readonly (string | number)[];

function listPaths(value: unknown): Path[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listPaths(item).map((path) => [index, ...path]));
  }
  if (typeof value !== "object" || value === null || isWhole(value)) return [];
  return Object.entries(value)
    .filter(([field]) => !field.startsWith("_"))
    .flatMap(([field, inner]) => [[field], ...listPaths(inner).map((path) => [field, ...path])]);
}

/** Sanity's own tools write an image's crop and hotspot, and never leave out a part of them. */
const isWhole = (value: object) =>
  "_type" in value && /^sanity\.image(Crop|Hotspot)$/.test(String(value._type));

function remove(holder: object, path: Path): void {
  const [first, ...rest] = path;
  if (first === undefined) return;
  if (rest.length === 0) Reflect.deleteProperty(holder, first);
  else remove(Reflect.get(holder, first), rest);
}

const toName = (path: Path) =>
  path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");
