import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#storefront/domain/database.ts";
import { createStagedUploads, type NewUpload, type StagedUploads } from "./staged-uploads.ts";

let folder: string;
let database: ReturnType<typeof openDatabase>;
let uploads: StagedUploads;
let now: Date;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uploads-"));
  database = openDatabase(folder);
  now = new Date("2026-11-01T12:00:00Z");
  uploads = createStagedUploads({ database, folder, now: () => now, maxTotalBytes: 10 });
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const toUpload = (token: string, filename = "cover.png"): NewUpload => ({
  token,
  filename,
  mimeType: "image/png",
  method: "PUT",
});

test("a file's name only has safe characters, and doesn't tell the token", () => {
  const { file } = uploads.stage(toUpload("secret", "../../a b/<cover>.PNG"));

  expect(file).toMatch(/^_a_b_cover__[0-9a-f-]{36}\.png$/);
});

test("all files together aren't larger than the limit", () => {
  const first = uploads.stage(toUpload("a"));
  const second = uploads.stage(toUpload("b"));

  const isReceived = [
    uploads.receive(first, new Uint8Array(8)),
    uploads.receive(second, new Uint8Array(3)),
    uploads.receive(second, new Uint8Array(2)),
  ];

  expect(isReceived).toEqual([true, false, true]);
  expect(uploads.byToken("b")?.size).toBe(2);
});

test("a day later an upload's address is over, and only files that are shown stay", () => {
  const shown = uploads.stage(toUpload("a"));
  const unused = uploads.stage(toUpload("b"));
  uploads.receive(shown, new Uint8Array(1));
  uploads.receive(unused, new Uint8Array(1));
  now = new Date("2026-11-02T12:00:01Z");
  const fresh = uploads.stage(toUpload("c"));
  uploads.receive(fresh, new Uint8Array(1));

  uploads.sweep((file) => file === shown.file);

  expect([shown, unused, fresh].map(({ file }) => existsSync(join(folder, file)))).toEqual([
    true,
    false,
    true,
  ]);
  expect([uploads.byToken("a"), uploads.byToken("b")]).toEqual([null, null]);
});
