import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#storefront/domain/database.ts";
import { createGiftCards, type GiftCard } from "./gift-card-store.ts";
import { payWithGiftCards } from "./pay-with-gift-cards.ts";

let dataDir: string;
let database: ReturnType<typeof openDatabase>;
let now = new Date("2026-11-01T12:00:00Z");
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gift-cards-"));
  database = openDatabase(dataDir);
  now = new Date("2026-11-01T12:00:00Z");
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const card: GiftCard = {
  id: "gid://shopify/GiftCard/1",
  code: "fifty",
  currency: "USD",
  balance: 5_000,
  expiresAt: "2026-12-31T23:59:59.000Z",
};

const createCards = () => createGiftCards(database, [card], () => now);

test("a card's balance goes down when it's used, and stays down after a restart", () => {
  const cards = createCards();

  cards.spend(card.id, 1_234);

  const left = {
    ...card,
    balance: 3_766,
    initialValue: 5_000,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  expect(cards.byCode("FIFTY")).toEqual(left);
  expect(createCards().all()).toEqual([left]);
});

test("no card pays more than its balance", () => {
  const cards = createCards();

  expect(() => cards.spend(card.id, 5_001)).toThrow(
    "Gift card gid://shopify/GiftCard/1 doesn't hold 5001 cents.",
  );

  expect(cards.byCode("fifty")?.balance).toBe(5_000);
});

test("a card that's empty or expired isn't found", () => {
  const cards = createCards();
  now = new Date("2027-01-01T00:00:00Z");
  const over = cards.byCode("fifty");
  now = new Date("2026-11-01T12:00:00Z");
  cards.spend(card.id, 5_000);

  expect([over, cards.byCode("fifty")]).toEqual([null, null]);
});

test.each([
  [1, 1, 1],
  [99, 72, 99],
  [6_899, 4_999, 6_899],
  [6_900, 5_000, 6_900],
  [9_000, 5_000, 6_900],
])(
  "of %i Canadian cents, a card with 50 US dollars pays with %i of its own: %i",
  (due, amountOfCard, amount) => {
    const payments = payWithGiftCards({ giftCards: [{ id: "a", code: "fifty" }] }, due, "CAD", createCards());

    expect(payments).toMatchObject([{ amount, amountOfCard, balance: 5_000 - amountOfCard }]);
  },
);
