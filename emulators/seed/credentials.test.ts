import { mkdtempSync, readFileSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCredentials } from "./credentials.ts";

const createFolder = () => mkdtempSync(join(tmpdir(), "credentials-"));

test("secrets are made once for a data directory and read from then on", () => {
  const dataDir = createFolder();

  expect(readCredentials(dataDir)).toEqual(readCredentials(dataDir));
});

test("two data directories share no secret", () => {
  const [one, other] = [readCredentials(createFolder()), readCredentials(createFolder())];

  expect(one.contentLake.editor).not.toBe(other.contentLake.editor);
  expect(one.users[0]?.password).not.toBe(other.users[0]?.password);
});

test("only their owner can read the file, and nothing else is left beside it", () => {
  const dataDir = createFolder();

  readCredentials(dataDir);

  expect(statSync(join(dataDir, "tokens.json")).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["tokens.json"]);
  expect(readFileSync(join(dataDir, "tokens.json"), "utf8")).toContain("contentWebhookSecret");
});
