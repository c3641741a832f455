import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = fileURLToPath(new URL("../../../scripts/person.ts", import.meta.url));
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "person-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const person = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: dataDir } });

test("says what was erased, and leaves everyone else's alone", async () => {
  using database = openSiteDatabase(dataDir);
  const outbox = createOutbox({ database });
  for (const to of ["ana@example.test", "ben@example.test"])
    outbox.enqueue({
      key: to,
      kind: "welcome",
      mail: { to, subject: "Welcome", text: "Hello", html: "Hello" },
    });

  const { stdout } = await person("erase", "ana@example.test");

  expect(stdout).toContain("Erased of ana@example.test: mails: 1.");
  expect(outbox.mailsTo("ana@example.test")).toEqual([]);
  expect(outbox.mailsTo("ben@example.test")).toHaveLength(1);
});

test("an address that nothing is known about may be mistyped", async () => {
  const { stdout } = await person("erase", "anna@example.test");

  expect(stdout).toContain("Nothing is known about anna@example.test here. Check the address.");
});

test("two addresses at once are refused, because only one would be erased", async () => {
  await expect(person("erase", "ana@example.test", "ben@example.test")).rejects.toThrow(
    "Usage: npm run person",
  );
});
