import { createServer } from "node:net";
import { expect, test } from "vitest";
import { until } from "../../support/content-lake.ts";
import { openLakeDataDir } from "../../support/lake-process.ts";
import { startHttpServer } from "../../support/start-http-server.ts";

test("acknowledged writes survive a kill -9", async () => {
  await using data = await openLakeDataDir();
  const first = await data.start();
  const client = data.client(first.url);
  const ids = { publishedId: "course-9z", draftId: "drafts.course-9z" };
  await client.action({
    actionType: "sanity.action.document.create",
    publishedId: "course-9z",
    attributes: { _id: "drafts.course-9z", _type: "course", title: "Level 9Z" },
    ifExists: "fail",
  });
  await client.action({ actionType: "sanity.action.document.publish", ...ids }, { transactionId: "last" });
  await first.end("SIGKILL");

  const second = await data.start();

  const later = data.client(second.url);
  expect(await later.getDocument("course-9z")).toMatchObject({ title: "Level 9Z", _rev: "last" });
  expect(await later.getDocument("drafts.course-9z")).toBeUndefined();
  expect(await later.request({ url: "/data/history/production/events/documents/course-9z" })).toMatchObject({
    events: { "course-9z": [{ type: "publishDocumentVersion", revisionId: "last" }] },
  });
});

test("a kill -9 during a batch of edits loses no acknowledged edit and leaves none half applied", async () => {
  await using data = await openLakeDataDir();
  const first = await data.start();
  const client = data.client(first.url);
  const acknowledged: string[] = [];
  const edits = Array.from({ length: 200 }, (_, index) => `edit-${index}`);
  const writes = Promise.allSettled(
    edits.map(async (id) => {
      await client
        .transaction()
        .create({ _id: `${id}-a`, _type: "burst" })
        .create({ _id: `${id}-b`, _type: "burst" })
        .commit();
      acknowledged.push(id);
    }),
  );
  await until(() => acknowledged.length >= 20, 10_000);
  await first.end("SIGKILL");
  await writes;

  const second = await data.start();

  const ids: string[] = await data.client(second.url).fetch('*[_type == "burst"]._id');
  const halves = (suffix: string) =>
    ids.filter((id) => id.endsWith(suffix)).map((id) => id.slice(0, -suffix.length));
  expect(halves("-a")).toEqual(expect.arrayContaining(acknowledged));
  expect(halves("-a").toSorted()).toEqual(halves("-b").toSorted());
});

test("it prints its address on one line, and exits on SIGTERM", async () => {
  await using data = await openLakeDataDir();
  const lake = await data.start();

  await lake.end("SIGTERM");

  expect(lake.output).toEqual({ out: `Content Lake on ${lake.url}\n`, error: "", code: 0 });
});

test("an empty variable counts as missing", async () => {
  await using data = await openLakeDataDir();

  const lake = await data.start({ variables: { SITE_URL: "", CONTENT_LAKE_PORT: "" } });

  expect(lake.output).toMatchObject({ error: "", code: null });
});

test("a port in use is one line that names the variable", async () => {
  await using data = await openLakeDataDir();
  const other = createServer();
  const port = Number(new URL(await startHttpServer(other)).port);

  const lake = await data.start({ port });
  other.close();

  expect(lake.output).toEqual({
    out: "",
    error: "The Content Lake's port is in use. Stop what's using it, or set CONTENT_LAKE_PORT.\n",
    code: 1,
  });
});

test("two lakes can't share a data directory", async () => {
  await using data = await openLakeDataDir();
  await data.start();

  const second = await data.start();

  expect(second.output).toMatchObject({
    code: 1,
    error: expect.stringContaining("is in use by another Content Lake"),
  });
});
