import { expect, test } from "vitest";
import { documentTypes, schemaTypes, singletonTypes } from "./index.ts";
import { fieldOf, listOf, textOf } from "./validation/field-values.ts";

interface Part {
  /** The field's path, such as `book.sections.header.image`. */
  path: string;
  definition: unknown;
}

const types = schemaTypes.map((definition) => ({ path: definition.name, definition }));
const inside = types.flatMap(partsOf);
const fields = inside.filter(({ path }) => !path.endsWith("]"));
const listed = [...types, ...inside].filter(({ definition }) => isChosenFromList(definition));

test("every field has a title and a description", () => {
  expect(fields.filter(({ definition }) => !isExplained(definition)).map(toPath)).toEqual([]);
});

test("every description is a sentence", () => {
  const descriptions = fields.map(({ definition }) => String(textOf(definition, "description")));

  expect(descriptions.filter((description) => !/^[A-Z“1].*[.!?…”]$/su.test(description))).toEqual([]);
});

test("every document and reusable object has an icon", () => {
  const withoutIcon = types.filter(({ definition }) => isChosenFromList(definition)).filter(hasNoIcon);

  expect(withoutIcon.map(toPath)).toEqual([]);
});

// The form's breadcrumbs show it, too; without one, they show the fields' raw values.
test("every document, object and list item has a preview", () => {
  const objects = [...types, ...inside].filter(({ definition }) => textOf(definition, "type") === "object");

  expect(
    [...listed, ...objects].filter(({ definition }) => !fieldOf(definition, "preview")).map(toPath),
  ).toEqual([]);
});

// It would read “Invalid preview config” in a list.
test.each(["soon", 7])("every preview can be drawn with values of another type, such as %j", (value) => {
  const previews = [...types, ...inside].filter(({ definition }) => isPrepared(definition));

  expect(previews.filter((part) => !isDrawn(part, value)).map(toPath)).toEqual([]);
});

test("every type is registered once", () => {
  const names = types.map(toPath);

  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(
    expect.arrayContaining([...documentTypes, ...singletonTypes].map(({ name }) => name)),
  );
});

function partsOf({ path, definition }: Part): Part[] {
  const parts = [
    ...listOf(definition, "fields").map((field) => ({
      path: `${path}.${textOf(field, "name")}`,
      definition: field,
    })),
    ...listOf(definition, "of").map((item) => ({
      path: `${path}[${textOf(item, "name") ?? textOf(item, "type")}]`,
      definition: item,
    })),
  ];
  return parts.flatMap((part) => [part, ...partsOf(part)]);
}

function toPath({ path }: Part): string {
  return path;
}

function hasNoIcon({ definition }: Part): boolean {
  return fieldOf(definition, "icon") === undefined;
}

const prepareOf = (definition: unknown) => fieldOf(fieldOf(definition, "preview"), "prepare");

const isPrepared = (definition: unknown) => prepareOf(definition) !== undefined;

/** Whether a preview can be drawn when all that it selects has this value. */
function isDrawn({ definition }: Part, value: unknown): boolean {
  const prepare = prepareOf(definition);
  const selected = Object.keys(Object(fieldOf(fieldOf(definition, "preview"), "select")));
  try {
    if (typeof prepare === "function") prepare(Object.fromEntries(selected.map((name) => [name, value])));
    return true;
  } catch {
    return false;
  }
}

function isExplained(definition: unknown): boolean {
  return textOf(definition, "title") !== undefined && textOf(definition, "description") !== undefined;
}

/** A document or list item. An object field isn't, because it's part of a form. */
function isChosenFromList(definition: unknown): boolean {
  const type = textOf(definition, "type");
  return type === "document" || (type === "object" && !isExplained(definition));
}
