type Fields = Readonly<Record<string, unknown>>;

/**
 * Visits a value and every object in it, with its path in the Studio's notation, such as `sections[_key=="a1"].image`;
 * empty for the value itself. Takes a callback because a generator is five times slower on thousands of documents.
 */
export function walk(value: unknown, visit: (fields: Fields, path: string) => void, path = ""): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, visit, `${path}[${toSegment(item, index)}]`);
  } else if (isRecord(value)) {
    visit(value, path);
    for (const field of Object.keys(value))
      walk(value[field], visit, path === "" ? field : `${path}.${field}`);
  }
}

const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const toSegment = (item: unknown, index: number) =>
  isRecord(item) && typeof item["_key"] === "string" ? `_key=="${item["_key"]}"` : String(index);
