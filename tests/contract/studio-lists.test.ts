import type { SanityDocument } from "@shop/emulators/content-lake/query/document.ts";
import type { DeskItem } from "@shop/studio/structure/desk-item.ts";
import { desk } from "@shop/studio/structure/desk.ts";
import { expect, test } from "vitest";
import { createMemoryDataset } from "../support/query-client.ts";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const promotion = (id: string, period: { startsAt?: string; endsAt?: string }): SanityDocument => ({
  _id: id,
  _type: "promotion",
  _rev: "1",
  _createdAt: inHours(-48),
  _updatedAt: inHours(-48),
  ...period,
});

const { client } = createMemoryDataset([
  promotion("always", {}),
  promotion("begun", { startsAt: inHours(-1) }),
  promotion("today", { startsAt: inHours(-1), endsAt: inHours(1) }),
  promotion("until-tonight", { endsAt: inHours(1) }),
  promotion("tomorrow", { startsAt: inHours(24), endsAt: inHours(48) }),
  promotion("last-week", { startsAt: inHours(-48), endsAt: inHours(-24) }),
]);

test.each([
  ["running", ["always", "begun", "today", "until-tonight"]],
  ["scheduled", ["tomorrow"]],
  ["ended", ["last-week"]],
])("the list of %s promotions has those and no others", async (list, expected) => {
  const ids = await client.fetch<string[]>(`*[_type == "promotion" && ${findFilter(desk, list)}]._id`);

  expect(ids.toSorted()).toEqual(expected);
});

function findFilter(items: readonly DeskItem[], id: string): string | undefined {
  return items
    .map((item) => {
      if (item.kind === "folder") return findFilter(item.items, id);
      return item.kind === "documents" && item.id === id ? item.where?.filter : undefined;
    })
    .find((filter) => filter !== undefined);
}
