import { expect, test } from "vitest";
import { createWalletTickets, walletSessionSeconds } from "./wallet-ticket.ts";

const key = "a key of the server";
const morning = Date.parse("2026-09-01T08:00:00Z");
const tickets = createWalletTickets({ key, now: () => morning });
const readAt = (ticket: string, time: number) => createWalletTickets({ key, now: () => time }).read(ticket);

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

test("a ticket signed with another key is rejected", () => {
  const ticket = createWalletTickets({ key: "another key", now: () => morning }).issue(shopper);

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
