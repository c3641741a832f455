export type FieldPath = readonly (string | number)[];

/** Every field of a value, at any depth, without those that Sanity itself writes. */
export function listFields(value: unknown): { path: FieldPath; value: unknown }[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => within(index, item));
  }
  if (typeof value !== "object" || value === null || isWhole(value)) return [];
  return Object.entries(value)
    .filter(([field]) => !field.startsWith("_"))
    .flatMap(([field, inner]) => [{ path: [field], value: inner }, ...within(field, inner)]);
}

const within = (part: string | number, value: unknown) =>
  listFields(value).map((field) => ({ ...field, path: [part, ...field.path] }));

/** Sanity's own tools write an image's crop and hotspot, and never leave out a part of them. */
const isWhole = (value: object) =>
  "_type" in value && /^sanity\.image(Crop|Hotspot)$/.test(String(value._type));

/** Writes a field, or removes it when there's no value. */
export function setField(holder: object, path: FieldPath, value?: unknown): void {
  const [first, ...rest] = path;
  if (first === undefined) return;
  if (rest.length > 0) setField(Reflect.get(holder, first), rest, value);
  else if (value === undefined) Reflect.deleteProperty(holder, first);
  else Reflect.set(holder, first, value);
}

/** Such as `.sections[2].title`. */
export const toFieldName = (path: FieldPath) =>
  path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");
