import { expect, test } from "vitest";
import { createEmbeddedWallet, sessionSeconds } from "./embedded-wallet.ts";

const key = "a key of the server";
const morning = Date.parse("2026-09-01T08:00:00Z");
const wallet = createEmbeddedWallet({ key, now: () => morning });

test("a school's session is read from its ticket", async () => {
  const ticket = wallet.startSession("Lincoln Elementary");

  expect(await wallet.readSession(ticket)).toEqual({ school: "Lincoln Elementary" });
});

test("a session expires after eight hours", async () => {
  const ticket = wallet.startSession("Lincoln Elementary");
  const inTime = createEmbeddedWallet({ key, now: () => morning + sessionSeconds * 1000 - 1 });
  const late = createEmbeddedWallet({ key, now: () => morning + sessionSeconds * 1000 });

  expect(await inTime.readSession(ticket)).not.toBeNull();
  expect(await late.readSession(ticket)).toBeNull();
});

test("a ticket signed with another key is rejected", async () => {
  const ticket = createEmbeddedWallet({ key: "another key", now: () => morning }).startSession("Nobody");

  expect(await wallet.readSession(ticket)).toBeNull();
});

test("a modified ticket is rejected", async () => {
  const [, signature] = wallet.startSession("Lincoln Elementary").split(".");
  const forged = Buffer.from(JSON.stringify({ school: "Nobody", until: Infinity })).toString("base64url");

  expect(await wallet.readSession(`${forged}.${signature}`)).toBeNull();
});

test.each([[""], ["."], ["not a ticket"], ["a.b.c"]])("%o is rejected", async (ticket) => {
  expect(await wallet.readSession(ticket)).toBeNull();
});
