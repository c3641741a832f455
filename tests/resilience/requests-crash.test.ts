import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createRequestRecords } from "@shop/web/features/requests/requests.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

const program = fileURLToPath(new URL("../support/crash/request-worker.ts", import.meta.url));

interface Taken {
  email: string;
  reference: string;
}

let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "requests-crash-"));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

/** Takes requests in a process of their own, kills it once it has told of a number of them, and returns all it told of. */
async function takeAndKill(count: number): Promise<Taken[]> {
  const child = fork(program, ["--data", dataDir], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  children.push(child);
  const taken: Taken[] = [];
  child.on("message", (message: Taken) => taken.push(message));
  await expect.poll(() => taken.length, { timeout: 30_000 }).toBeGreaterThan(count);
  child.kill("SIGKILL");
  await once(child, "exit");
  return taken;
}

test("a kill -9 loses no request that got its number, and leaves none without its mails", async () => {
  const taken = await takeAndKill(20);

  using database = openSiteDatabase(dataDir);
  const outbox = createOutbox({ database });
  const records = createRequestRecords(database, outbox);
  expect(taken.map(({ email }) => records.read(email).map(({ reference }) => reference))).toEqual(
    taken.map(({ reference }) => [reference]),
  );
  const [counts] = database
    .prepare("select (select count(*) from request) as requests, (select count(*) from outbox) as mails")
    .all();
  expect(Number(counts?.["mails"])).toBe(2 * Number(counts?.["requests"]));
});

test("who sends a form again after the crash gets the same number, and no second mail", async () => {
  const before = await takeAndKill(20);
  const after = await takeAndKill(before.length);

  using database = openSiteDatabase(dataDir);
  const outbox = createOutbox({ database });
  expect(after.slice(0, before.length)).toEqual(before);
  expect(before.map(({ email }) => outbox.mailsTo(email).length)).toEqual(before.map(() => 1));
});
