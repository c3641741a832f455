import { isObjectSchemaType, type SchemaType, createSchema } from "sanity";
import { schemaTypes } from "../../schemas/index.ts";
import type { WrittenDocument } from "./document-checks.ts";

interface ChangedField {
  /** The field by its type's name, such as `video.poster`, wherever a video is. */
  field: string;
  document: WrittenDocument;
}

type Path = readonly (string | number)[];

const names = new Set<string>(schemaTypes.map(({ name }) => name));

/** Every variant of a document in which one field, at any depth, is missing or changed. */
export function toChangedDocuments(document: WrittenDocument): ChangedField[] {
  return listPaths(document).flatMap((path) => {
    const field = toFieldName(document, path);
    return [undefined, ...toOthers(read(document, path))].map((value) => {
      const copy = structuredClone(document);
      const holder = read(copy, path.slice(0, -1));
      const name = path.at(-1);
      if (typeof holder === "object" && holder !== null && name !== undefined) {
        if (value === undefined) Reflect.deleteProperty(holder, name);
        else Reflect.set(holder, name, value);
      }
      return { field, document: copy };
    });
  });
}

/** Our own fields, without those inside Sanity's own values. */
function listPaths(value: unknown): Path[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listPaths(item).map((path) => [index, ...path]));
  if (typeof value !== "object" || value === null || isSanitys(value)) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith("_"))
    .flatMap(([name, inner]) => [[name], ...listPaths(inner).map((path) => [name, ...path])]);
}

const isSanitys = (value: object) =>
  "_type" in value && /^(sanity\.|block$|reference$|slug$|file$)/.test(String(value._type));

/** Another value of the same type. For an options list, every other option. */
function toOthers(value: unknown): unknown[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1];
  if (typeof value === "string") return choices.get(value) ?? [`${value}-2`];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  if ("x" in value) return [{ ...value, x: 0.1, y: 0.9 }];
  // An object can have the same value as its fallback.
  const inside = Object.entries(value).filter(([name]) => !name.startsWith("_"));
  return [
    { ...value, ...Object.fromEntries(inside.map(([name, inner]) => [name, toOthers(inner)[0] ?? inner])) },
  ];
}

function toFieldName(document: WrittenDocument, path: Path): string {
  let owner = document._type;
  let parts: string[] = [];
  let at: unknown = document;
  for (const part of path) {
    const type = typeof at === "object" && at !== null && "_type" in at ? String(at._type) : "";
    if (names.has(type)) [owner, parts] = [type, []];
    if (typeof part === "string") parts.push(part);
    at = read(at, [part]);
  }
  return [owner, ...parts].join(".");
}

const read = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, part) => (typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined),
    value,
  );

/** For each value of an options list, the other values of that list. */
const choices = new Map(
  listChoices().flatMap((values) =>
    values.map((value) => [value, values.filter((other) => other !== value)] as const),
  ),
);

function listChoices(): string[][] {
  const schema = createSchema({ name: "choices", types: schemaTypes });
  const lists: string[][] = [];
  const seen = new Set<SchemaType>();
  const walk = (type: SchemaType) => {
    if (seen.has(type)) return;
    seen.add(type);
    const list: unknown = type.options && "list" in type.options ? type.options.list : null;
    if (Array.isArray(list)) {
      const values = list.map((choice: unknown) =>
        typeof choice === "object" && choice && "value" in choice ? choice.value : choice,
      );
      lists.push(values.filter((value) => typeof value === "string"));
    }
    if (isObjectSchemaType(type)) type.fields.forEach((field) => walk(field.type));
    if (type.jsonType === "array") type.of.forEach(walk);
  };
  for (const { name } of schemaTypes) {
    const type = schema.get(name);
    if (type) walk(type);
  }
  return lists;
}
