export interface Place {
  value: Readonly<Record<string, unknown>>;
  /** As the Studio writes paths: `sections[_key=="a1"].image`; empty for the document itself. */
  path: string;
}

/** Every object in a document, the document first. */
export function* walk(value: unknown, path = ""): Generator<Place> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, `${path}[${toSegment(item, index)}]`);
  } else if (isRecord(value)) {
    yield { value, path };
    for (const [field, inner] of Object.entries(value)) {
      yield* walk(inner, path === "" ? field : `${path}.${field}`);
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const toSegment = (item: unknown, index: number) =>
  isRecord(item) && typeof item["_key"] === "string" ? `_key=="${item["_key"]}"` : String(index);
