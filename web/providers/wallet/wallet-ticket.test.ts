import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSiteDatabase } from "#database/site-database.ts";
import { createWalletTickets, type WalletTickets, walletSessionSeconds } from "./wallet-ticket.ts";

const morning = Date.parse("2026-09-01T08:00:00Z");

let dataDir: string;
let database: DatabaseSync;
let tickets: WalletTickets;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "wallet-tickets-"));
  database = openSiteDatabase(dataDir);
  tickets = openAt(morning);
});
afterAll(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

const openAt = (time: number) => createWalletTickets({ database, now: () => time });
const readAt = (ticket: string, time: number) => openAt(time).read(ticket);
const countEnded = () => database.prepare("select count(*) as count from ended_wallet_session").get();

const shopper = {
  school: "Lincoln Elementary",
  name: "Tess Teacher",
  email: "tess@lincoln.test",
  isTaxExempt: false,
  address: { street: "1 School Street", city: "Austin", state: "TX", zip: "78701" },
};

test("a school's session is read from its ticket", () => {
  expect(tickets.read(tickets.issue(shopper))).toEqual({ ...shopper, id: expect.any(String) });
});

test("two visits of one shopper are two sessions", () => {
  const [one, other] = [tickets.read(tickets.issue(shopper)), tickets.read(tickets.issue(shopper))];

  expect(one?.id).not.toBe(other?.id);
});

test("a session expires after eight hours", () => {
  const ticket = tickets.issue(shopper);

  expect(readAt(ticket, morning + walletSessionSeconds * 1000 - 1)).not.toBeNull();
  expect(readAt(ticket, morning + walletSessionSeconds * 1000)).toBeNull();
});

test("a session that was ended stays ended for a copy of its ticket, and no other session ends", () => {
  const [ended, other] = [tickets.issue(shopper), tickets.issue(shopper)];

  tickets.end(ended);
  tickets.end(ended);

  expect(tickets.read(ended)).toBeNull();
  expect(tickets.read(other)).not.toBeNull();
});

test("what ended is forgotten once it would have expired, and forged tickets aren't remembered", () => {
  tickets.end(tickets.issue(shopper));
  const tomorrow = openAt(morning + 24 * 3600 * 1000);

  tomorrow.end(tomorrow.issue(shopper));
  tomorrow.end(`${tomorrow.issue(shopper)}x`);

  expect(countEnded()).toEqual({ count: 1 });
});

test("a ticket signed with another key is rejected", () => {
  using otherDatabase = openSiteDatabase(join(dataDir, "other"));
  const ticket = createWalletTickets({ database: otherDatabase, now: () => morning }).issue(shopper);

  expect(tickets.read(ticket)).toBeNull();
});

test("a modified ticket is rejected", () => {
  const [, signature] = tickets.issue(shopper).split(".");
  const forged = Buffer.from(JSON.stringify({ ...shopper, id: "1", until: 4e12 })).toString("base64url");

  expect(tickets.read(`${forged}.${signature}`)).toBeNull();
});

test.each([[""], ["."], ["not a ticket"], ["a.b.c"]])("%o is rejected", (ticket) => {
  expect(tickets.read(ticket)).toBeNull();
});
