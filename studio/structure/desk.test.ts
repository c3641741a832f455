import { documentTypes, singletonTypes } from "@shop/schemas/index.ts";
import { expect, test } from "vitest";
import { desk } from "./desk.ts";
import type { DeskItem } from "./desk-item.ts";

const readTypes = (item: DeskItem): string[] => {
  switch (item.kind) {
    case "divider":
      return [];
    case "folder":
      return item.items.flatMap(readTypes);
    case "documents":
      // A filtered list leaves out other documents.
      return item.where ? [] : [item.type];
    case "ordered":
    case "unpublished":
      return [];
    case "single":
      return [item.type];
  }
};

test("every document type has one complete list", () => {
  const documents = [...documentTypes, ...singletonTypes].map(({ name }) => name);

  expect(desk.flatMap(readTypes).toSorted()).toEqual(documents.toSorted());
});

/** Ids that occur twice in one list. */
function readDoubles(items: readonly DeskItem[]): string[] {
  const ids = items.flatMap((item) => ("id" in item ? [item.id] : []));
  const inside = items.flatMap((item) => (item.kind === "folder" ? readDoubles(item.items) : []));
  return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...inside];
}

test("ids are unique within each list", () => {
  expect(readDoubles(desk)).toEqual([]);
});
