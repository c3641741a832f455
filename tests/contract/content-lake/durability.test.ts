import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@sanity/client";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { expect, test } from "vitest";
import { until } from "../../support/content-lake.ts";

const main = fileURLToPath(new URL("../../../emulators/content-lake/main.ts", import.meta.url));

/** The lake as its own process, on a data directory that outlives it. */
async function openDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), "content-lake-"));
  const children: ChildProcess[] = [];
  return {
    dataDir,
    start: async (port = 0) => {
      const args = [main, "--port", String(port), "--data", dataDir, "--webhook", "", "--empty"];
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
      children.push(child);
      const output = { out: "", error: "", code: null as number | null };
      child.stdout.on("data", (chunk) => (output.out += chunk));
      child.stderr.on("data", (chunk) => (output.error += chunk));
      child.once("close", (code) => (output.code = code ?? -1));
      await until(() => output.out !== "" || output.code !== null, 15_000);
      const url = /http:\S+/.exec(output.out)?.[0] ?? "";
      return {
        url,
        output,
        end: async (signal: NodeJS.Signals) => {
          child.kill(signal);
          await until(() => output.code !== null);
        },
      };
    },
    client: (url: string) =>
      createClient({
        projectId: "anything",
        dataset: "production",
        apiVersion: "2026-06-01",
        apiHost: url,
        useProjectHostname: false,
        useCdn: false,
        perspective: "raw",
        token: readCredentials(dataDir).contentLake.editor,
      }),
    [Symbol.asyncDispose]: async () => {
      for (const child of children) child.kill("SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

test("what was acknowledged is there after kill -9", async () => {
  await using data = await openDataDir();
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

test("in a burst that kill -9 cuts short, no acknowledged edit is lost and none is half there", async () => {
  await using data = await openDataDir();
  const first = await data.start();
  const client = data.client(first.url);
  const acknowledged: string[] = [];
  const edits = Array.from({ length: 200 }, (_, index) => `edit-${index}`);
  const burst = Promise.allSettled(
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
  await burst;

  const second = await data.start();

  const ids: string[] = await data.client(second.url).fetch('*[_type == "burst"]._id');
  const halves = (suffix: string) =>
    ids.filter((id) => id.endsWith(suffix)).map((id) => id.slice(0, -suffix.length));
  expect(halves("-a")).toEqual(expect.arrayContaining(acknowledged));
  expect(halves("-a").toSorted()).toEqual(halves("-b").toSorted());
});

test("it says in one line where it is, and ends when asked to", async () => {
  await using data = await openDataDir();
  const lake = await data.start();

  await lake.end("SIGTERM");

  expect(lake.output).toEqual({ out: `Content Lake on ${lake.url}\n`, error: "", code: 0 });
});

test("a port in use is one line that names the variable", async () => {
  await using data = await openDataDir();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is never a string.
  const { port } = other.address() as AddressInfo;

  const lake = await data.start(port);
  other.close();

  expect(lake.output).toEqual({
    out: "",
    error: `Port ${port} is in use. Set CONTENT_LAKE_PORT to move the Content Lake.\n`,
    code: 1,
  });
});

test("two lakes do not share a data directory", async () => {
  await using data = await openDataDir();
  await data.start();

  const second = await data.start();

  expect(second.output).toMatchObject({
    code: 1,
    error: expect.stringContaining("is in use by another Content Lake"),
  });
});
