import type { SanityDocument } from "@sanity/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import {
  type HistoryTransaction,
  readDocuments,
  readEvents,
  readTransactions,
} from "../../support/history.ts";
import { mendoza } from "../../support/mendoza.ts";

const edits = 500;

/** Every state of the document, as the lake acknowledged it. */
async function editOften(lake: TestLake): Promise<SanityDocument[]> {
  const client = lake.client();
  const states = [await client.create({ _id: "a", _type: "course", title: "0", list: [] as object[] })];
  for (let count = 1; count < edits; count += 1) {
    const item = { _key: `key${count}`, text: `The item number ${count}` };
    states.push(
      await client
        .patch("a")
        .set({ title: `Edited ${count} times` })
        .insert(count % 3 === 0 ? "before" : "after", count % 3 === 0 ? "list[0]" : "list[-1]", [item])
        .unset(count % 5 === 0 ? ["list[2]"] : [])
        .commit(),
    );
  }
  return states;
}

let lake: TestLake;
let states: SanityDocument[];
let revisions: string[];

beforeAll(async () => {
  lake = await startTestLake();
  states = await editOften(lake);
  revisions = states.map(({ _rev }) => _rev);
}, 60_000);

afterAll(() => lake[Symbol.asyncDispose]());

/** Reads pages of 50. Each starts with the last transaction of the page before, which is returned again. */
async function readPages(
  toRange: (lastId: string) => Record<string, string>,
  firstId: string,
): Promise<HistoryTransaction[]> {
  const all: HistoryTransaction[] = [];
  let page: HistoryTransaction[];
  let lastId = firstId;
  do {
    page = await readTransactions(lake, ["a"], { limit: "50", ...toRange(lastId) });
    all.push(...page.filter(({ id }) => all.at(-1)?.id !== id));
    lastId = String(all.at(-1)?.id);
  } while (page.length === 50);
  return all;
}

/** Oldest first, as the Studio's getDocumentTransactions.ts (in its events store) reads pages. */
const readForward = () =>
  readPages(
    (fromTransaction) => ({ fromTransaction, toTransaction: String(revisions.at(-1)) }),
    String(revisions[0]),
  );

/** Newest first, as the Studio's TimelineController.ts reads pages. */
const readBackward = () =>
  readPages((toTransaction) => ({ toTransaction, reverse: "true" }), String(revisions.at(-1)));

async function readEventPages(): Promise<unknown[]> {
  const data: unknown[] = [];
  let cursor = "";
  do {
    const { events, nextCursor } = await readEvents(lake, "a", `?limit=37&nextCursor=${cursor}`);
    data.push(...(events.a ?? []).map(({ revisionId }) => revisionId));
    cursor = nextCursor;
    // Changes made while the pages are read must not show up in any of them.
    await lake.client().patch("a").set({ title: "Meanwhile" }).commit();
  } while (cursor !== "");
  return data;
}

const apply = (value: unknown, patch: unknown[] = []) => mendoza.applyPatch(value, patch);

test("five hundred transactions are each returned once, paging forward", async () => {
  const transactions = await readForward();

  expect(transactions.map(({ id }) => id)).toEqual(revisions);
});

test("five hundred transactions are each returned once, paging backward", async () => {
  const transactions = await readBackward();

  expect(transactions.map(({ id }) => id)).toEqual(revisions.toReversed());
});

test("the document at each of five hundred revisions is what was acknowledged", async () => {
  const answers = await Promise.all(revisions.map((rev) => readDocuments(lake, "a", `revision=${rev}`)));

  expect(answers.map(({ documents }) => documents)).toEqual(states.map((state) => [state]));
});

test("the effects of five hundred edits lead to every state, forward and back", async () => {
  const contents = states.map(({ _rev, ...content }) => content);

  const effects = (await readForward()).map((transaction) => transaction.effects.a);
  const before = [null, ...contents.slice(0, -1)];
  const there = before.map((content, index) => apply(content, effects[index]?.apply));
  const back = contents.map((content, index) => apply(content, effects[index]?.revert));

  expect(there).toEqual(contents);
  expect(back).toEqual(before);
});

test("the events of five hundred edits are each returned once, even if more edits happen meanwhile", async () => {
  const events = await readEventPages();

  expect(events).toEqual(revisions.toReversed());
});
