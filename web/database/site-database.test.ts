import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction, openSiteDatabase } from "#database/site-database.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "site-database-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("two processes can open the same data, and each sees what the other wrote", () => {
  using first = openSiteDatabase(dataDir);
  using second = openSiteDatabase(dataDir);

  first.exec("create table note (text text not null) strict; insert into note values ('stored')");

  expect(second.prepare("select text from note").all()).toMatchObject([{ text: "stored" }]);
});

test("a transaction that fails undoes what it wrote", () => {
  using database = openSiteDatabase(dataDir);
  database.exec("create table note (text text not null) strict");

  const write = () =>
    inTransaction(database, () => {
      database.exec("insert into note values ('half')");
      throw new Error("The other half failed.");
    });

  expect(write).toThrow("The other half failed.");
  expect(database.prepare("select * from note").all()).toEqual([]);
});

test("a transaction inside another one fails with it", () => {
  using database = openSiteDatabase(dataDir);
  database.exec("create table note (text text not null) strict");

  const write = () =>
    inTransaction(database, () => {
      inTransaction(database, () => database.exec("insert into note values ('inner')"));
      throw new Error("The outer one failed.");
    });

  expect(write).toThrow("The outer one failed.");
  expect(database.prepare("select * from note").all()).toEqual([]);
});

test("data written by a newer version is refused with a sentence", () => {
  openSiteDatabase(dataDir).exec("pragma user_version = 1000");

  expect(() => openSiteDatabase(dataDir)).toThrow("was written by a newer version of the site (1000)");
});

test("a file in the folder's place is refused with a sentence", () => {
  const file = join(dataDir, "notes.txt");
  writeFileSync(file, "mine");

  expect(() => openSiteDatabase(file)).toThrow(/^Can't write to .*Set DATA_DIR/);
});

test("no other process takes an open database for its own, as a backup's would when it ends", () => {
  // The site has several connections.
  using _first = openSiteDatabase(dataDir);
  using _second = openSiteDatabase(dataDir);
  const file = JSON.stringify(join(dataDir, "site.sqlite"));
  const script = `new (require("node:sqlite").DatabaseSync)(${file})
    .exec("pragma locking_mode = exclusive; begin exclusive")`;

  const takeOver = () => execFileSync(process.execPath, ["--eval", script], { stdio: "pipe" });

  expect(takeOver).toThrow("database is locked");
});

test("no other user of the machine can read the database", () => {
  using _database = openSiteDatabase(dataDir);

  const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o777);

  expect(modes).toEqual([0o600, 0o600, 0o600]);
});
