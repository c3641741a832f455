import { expect, test } from "vitest";
import { createSeenDeliveries } from "./seen-deliveries.ts";

const first = { webhookId: "w1", eventId: "e1", topic: "products/update", signature: "of a mug" };

test.each([
  ["the same delivery", { ...first, signature: "any" }],
  ["the same event from another webhook", { ...first, webhookId: "w2" }],
])("recognizes %s", (_what, delivery) => {
  const seen = createSeenDeliveries(10);
  seen.add(first);

  expect(seen.has(delivery)).toBe(true);
});

test.each([
  ["another topic", { ...first, webhookId: "w2", topic: "inventory_levels/update" }],
  ["another product", { ...first, webhookId: "w2", signature: "of a book" }],
  ["no event", { ...first, webhookId: "w2", eventId: null }],
])("accepts %s as new", (_what, delivery) => {
  const seen = createSeenDeliveries(10);
  seen.add(first);

  expect(seen.has(delivery)).toBe(false);
});

test("recognizes a body that comes back later under another id and topic, but not a quick change back", () => {
  let now = 0;
  const seen = createSeenDeliveries(10, () => now);
  const repeated = { ...first, webhookId: "w2", eventId: "e2", topic: "products/delete" };
  seen.add(first);

  now = 5_000;
  expect(seen.has(repeated)).toBe(false);
  now = 11_000;
  expect(seen.has(repeated)).toBe(true);
});

test("forgets the oldest delivery when full", () => {
  const seen = createSeenDeliveries(4);
  const toDelivery = (webhookId: string) => ({ ...first, webhookId, eventId: null, signature: webhookId });
  seen.add(toDelivery("w1"));
  seen.add(toDelivery("w2"));
  seen.add(toDelivery("w3"));

  expect(["w1", "w2", "w3"].map((id) => seen.has(toDelivery(id)))).toEqual([false, true, true]);
});
