import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readCredentials } from "./credentials.ts";

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "credentials-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("secrets are made once for a data directory and read from then on", () => {
  const dataDir = createFolder();

  expect(readCredentials(dataDir)).toEqual(readCredentials(dataDir));
});

test("two data directories share no secret", () => {
  const [one, other] = [readCredentials(createFolder()), readCredentials(createFolder())];

  expect(one.contentLake.editor).not.toBe(other.contentLake.editor);
  expect(one.users[0]?.password).not.toBe(other.users[0]?.password);
});

test("only their owner can read the file and the folder, and nothing else is left beside it", () => {
  const dataDir = join(createFolder(), "data");

  readCredentials(dataDir);

  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, "tokens.json")).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["tokens.json"]);
  expect(readFileSync(join(dataDir, "tokens.json"), "utf8")).toContain("contentWebhookSecret");
});

test("a file of an older version keeps its secrets and is completed, alike by all who find it", () => {
  const [dataDir, twin] = [createFolder(), createFolder()];
  const { storefront, ...others } = readCredentials(dataDir);
  const older = JSON.stringify({ ...others, storefront: { accessToken: storefront.accessToken } });
  for (const folder of [dataDir, twin]) writeFileSync(join(folder, "tokens.json"), older, { mode: 0o600 });

  const completed = readCredentials(dataDir);

  expect(completed).toMatchObject({ ...others, storefront: { accessToken: storefront.accessToken } });
  expect(completed.storefront.adminToken).toMatch(/^shpat_[0-9a-f]{48}$/);
  expect(completed.storefront.webhookSecret).not.toBe(completed.storefront.adminToken);
  expect(readCredentials(twin)).toEqual(completed);
  expect(JSON.parse(readFileSync(join(dataDir, "tokens.json"), "utf8"))).toEqual(completed);
  expect(readdirSync(dataDir)).toEqual(["tokens.json"]);
  expect(statSync(join(dataDir, "tokens.json")).mode & 0o777).toBe(0o600);
});
