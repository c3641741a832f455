import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";
import { readDocuments, readEvents, readTransactions } from "../../support/history.ts";

const day = 24 * 3_600_000;

/** A lake whose clock is set in days, and where each write names its transaction. */
async function startInTime() {
  const start = Date.parse("2026-03-01T09:00:00Z");
  let today = 0;
  const lake = await startTestLake({ now: () => new Date(start + today * day) });
  return {
    lake,
    on: (newDay: number) => {
      today = newDay;
    },
    write: (transactionId: string, title: string) =>
      lake
        .client()
        .transaction()
        .createOrReplace({ _id: "a", _type: "course", title })
        .transactionId(transactionId)
        .commit(),
    [Symbol.asyncDispose]: () => lake[Symbol.asyncDispose](),
  };
}

test("history older than ninety days is deleted, but documents keep their state", async () => {
  await using past = await startInTime();
  await past.write("old", "One");
  await past.write("current", "Two");

  past.on(91);
  await past.lake.restart();

  expect(await readDocuments(past.lake, "a", "revision=old")).toEqual({ documents: [] });
  expect(await readDocuments(past.lake, "a", "revision=current")).toMatchObject({
    documents: [{ title: "Two" }],
  });
});

test("the first change still in the history isn't mistaken for the document's creation", async () => {
  await using past = await startInTime();
  await past.write("made", "One");
  past.on(60);
  await past.write("edited", "Two");

  past.on(120);
  await past.lake.restart();

  const { events } = await readEvents(past.lake, "a");
  const transactions = await readTransactions(past.lake, ["a"]);
  expect(events.a?.map(({ type }) => type)).toEqual(["updateLiveDocument"]);
  expect(transactions.map(({ id }) => id)).toEqual(["edited"]);
  expect(transactions[0]?.effects.a?.revert).toContain("One");
});

test("history expires even if the lake never restarts", async () => {
  await using past = await startInTime();
  await past.write("made", "One");
  await past.write("edited", "Two");

  past.on(91);

  expect(await readEvents(past.lake, "a")).toEqual({ events: { a: [] }, nextCursor: "" });
  expect(await readTransactions(past.lake, ["a"])).toEqual([]);
});

test("a document deleted long ago leaves nothing behind", async () => {
  await using past = await startInTime();
  await past.write("made", "One");
  await past.lake.client().delete("a");

  past.on(91);
  await past.lake.restart();

  expect(await readDocuments(past.lake, "a", "lastRevision=true")).toEqual({ documents: [] });
});

test("a document that's created again after its history expired is new", async () => {
  await using past = await startInTime();
  await past.write("made", "One");
  await past.lake.client().delete("a");
  past.on(91);
  await past.lake.restart();

  await past.write("made-again", "Two");

  const { events } = await readEvents(past.lake, "a");
  expect(events.a?.map(({ type }) => type)).toEqual(["createLiveDocument"]);
  expect(await readTransactions(past.lake, ["a"])).toMatchObject([
    { id: "made-again", effects: { a: { revert: [0, null] } } },
  ]);
});
