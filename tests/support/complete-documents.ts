import {
  type ArraySchemaType,
  createSchema,
  isArraySchemaType,
  isBlockSchemaType,
  isObjectSchemaType,
  isReferenceSchemaType,
  type ObjectSchemaType,
  type SchemaType,
} from "sanity";
import { documentTypes, schemaTypes, singletonTypes } from "../../schemas/index.ts";
import type { WrittenDocument } from "./document-checks.ts";

/** Values for fields where the field's own name wouldn't be valid. */
const fittingWords: Readonly<Record<string, string>> = {
  amount: "12.50",
  from: "/complete",
  path: "/complete",
  current: "complete",
  endsAt: "2026-03-01T09:00:00Z",
};

const assetIds: Readonly<Record<string, string>> = {
  "sanity.imageAsset": `image-${"a".repeat(40)}-1600x900-webp`,
  "sanity.fileAsset": `file-${"b".repeat(40)}-mp4`,
};

/** Values that Sanity's own tools write, always complete. */
const wholeValues: Readonly<Record<string, object>> = {
  "sanity.imageCrop": { _type: "sanity.imageCrop", top: 0, bottom: 0.1, left: 0, right: 0.1 },
  "sanity.imageHotspot": { _type: "sanity.imageHotspot", x: 0.5, y: 0.5, width: 0.5, height: 0.5 },
};

/** Sanity's fields for other asset sources, which nothing here uses. */
const unusedFields = new Set(["media", "source"]);

/**
 * One document of every type in the content model, and the assets they need, with every field filled in. Their references are
 * weak, so that any of them can be missing.
 */
export function toCompleteDocuments(): WrittenDocument[] {
  const schema = createSchema({ name: "complete", types: schemaTypes });
  const names = [...documentTypes, ...singletonTypes].map(({ name }) => name);
  return [...Object.keys(assetIds), ...names].map((name) => {
    const type = schema.get(name);
    if (!type || !isObjectSchemaType(type)) throw new Error(`The schema has no document type "${name}".`);
    return { ...toFields(type), _id: toId(name), _type: name };
  });
}

const isSingleton = (name: string) => singletonTypes.some((type) => type.name === name);

const toId = (name: string) => assetIds[name] ?? (isSingleton(name) ? name : `complete-${name}`);

function toFields(type: ObjectSchemaType): Record<string, unknown> {
  const fields = type.fields.filter(({ name }) => !unusedFields.has(name));
  return Object.fromEntries(fields.map((field) => [field.name, toValue(field.type, field.name)]));
}

function toValue(type: SchemaType, name: string): unknown {
  if (isArraySchemaType(type)) return toItems(type, name);
  if (isReferenceSchemaType(type))
    return { _type: "reference", _ref: toId(type.to[0]?.name ?? ""), _weak: true };
  if (type.name in wholeValues) return wholeValues[type.name];
  if (isObjectSchemaType(type)) return { _type: type.name, ...toFields(type) };
  if (type.jsonType === "number") return 12;
  if (type.jsonType === "boolean") return true;
  return toWords(type, name);
}

function toWords(type: SchemaType, name: string): string {
  if (type.name === "datetime") return fittingWords[name] ?? "2026-01-01T09:00:00Z";
  if (type.name === "url") return "https://example.com/complete";
  const [choice] = toChoices(type.options);
  return choice ?? fittingWords[name] ?? name;
}

function toChoices(options: unknown): string[] {
  const list = typeof options === "object" && options && "list" in options ? options.list : [];
  if (!Array.isArray(list)) return [];
  return list.flatMap((choice: unknown) => {
    const value = typeof choice === "object" && choice && "value" in choice ? choice.value : choice;
    return typeof value === "string" ? [value] : [];
  });
}

/** One item of each type that a list allows; of a list of choices, the first. */
function toItems(type: ArraySchemaType, name: string): unknown[] {
  const [choice] = toChoices(type.options);
  if (choice !== undefined) return [choice];
  return type.of.map((item, index) => {
    const value = isBlockSchemaType(item) ? toParagraph() : toValue(item, name);
    return typeof value === "object" ? { _key: `${item.name}${index}`, ...value } : value;
  });
}

const toParagraph = () => ({
  _type: "block",
  style: "normal",
  listItem: "bullet",
  level: 1,
  markDefs: [
    { _type: "link", _key: "link", href: "https://example.com/complete" },
    {
      _type: "signReference",
      _key: "sign",
      sign: { _type: "reference", _ref: toId("sign"), _weak: true },
    },
  ],
  children: [
    { _type: "span", _key: "span", text: "Words", marks: ["link", "strong"] },
    { _type: "span", _key: "marked", text: "a sign", marks: ["sign"] },
  ],
});
