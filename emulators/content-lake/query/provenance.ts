import type { SanityDocument } from "#content-lake/query/document.ts";

/** Where a value comes from: copied whole from a document, or assembled from parts. null is computed. */
export type Provenance =
  | { kind: "copy"; document: SanityDocument; path: string }
  | { kind: "object"; fields: ReadonlyMap<string, Provenance> }
  | { kind: "array"; items: readonly (Provenance | null)[] }
  | { kind: "documents" }
  | null;

/** A value while its query is evaluated. */
export interface Traced {
  data: unknown;
  from: Provenance;
}

export const nothing: Traced = { data: null, from: null };

export function fromDocument(document: SanityDocument): Traced {
  return { data: document, from: { kind: "copy", document, path: "$" } };
}

export function fromItems(items: readonly Traced[]): Traced {
  return {
    data: items.map(({ data }) => data),
    from: { kind: "array", items: items.map(({ from }) => from) },
  };
}

export function fromFields(fields: ReadonlyMap<string, Traced>): Traced {
  const origins = [...fields].map(([name, { from }]) => [name, from] as const);
  return {
    data: Object.fromEntries([...fields].map(([name, { data }]) => [name, data])),
    from: { kind: "object", fields: new Map(origins) },
  };
}

/** The fields of an object. Empty for anything else. */
export function toFields({ data, from }: Traced): Map<string, Traced> {
  if (!isPlainObject(data)) return new Map();
  return new Map(Object.entries(data).map(([name, value]) => [name, toChild(value, from, name)]));
}

export function toField({ data, from }: Traced, name: string): Traced {
  return isPlainObject(data) && Object.hasOwn(data, name) ? toChild(data[name], from, name) : nothing;
}

/** The items of an array, or null for anything else. */
export function toItems({ data, from }: Traced): Traced[] | null {
  return Array.isArray(data) ? data.map((item: unknown, index) => toChild(item, from, index)) : null;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toChild(data: unknown, from: Provenance, key: string | number): Traced {
  return { data: data ?? null, from: toChildProvenance(data, from, key) };
}

function toChildProvenance(data: unknown, from: Provenance, key: string | number): Provenance {
  switch (from?.kind) {
    case "copy":
      return { ...from, path: from.path + toPathSegment(data, key) };
    case "object":
      return from.fields.get(String(key)) ?? null;
    case "array":
      return from.items[Number(key)] ?? null;
    case "documents":
      // Only the dataset has this origin, and it only contains documents.
      return fromDocument(data as SanityDocument).from;
    case undefined:
      return null;
  }
}

/** A step of a normalized JSON path, formatted as in `@sanity/client`'s csm/jsonPath.ts. Items are found by their key. */
function toPathSegment(data: unknown, key: string | number): string {
  if (typeof key === "string") return `['${escape(key)}']`;
  const hasKey = isPlainObject(data) && typeof data["_key"] === "string" && data["_key"] !== "";
  return hasKey ? `[?(@._key=='${escape(String(data["_key"]))}')]` : `[${key}]`;
}

const escapes: Record<string, string> = {
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "'": "\\'",
  "\\": "\\\\",
};

/** A name inside the quotes of a JSON path. */
export function escape(name: string): string {
  return name.replace(/[\f\n\r\t'\\]/g, (character) => escapes[character] ?? character);
}
