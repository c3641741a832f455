import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

test("an address has its own places, and all addresses have some together", () => {
  const take = createPlaces({ all: 3, each: 2 });
  const leave = take("203.0.113.9");
  take("203.0.113.9");

  expect(take("203.0.113.9")).toBeNull();
  expect(take("198.51.100.7")).not.toBeNull();
  expect(take("192.0.2.1")).toBeNull();
  leave?.();
  expect(take("203.0.113.9")).not.toBeNull();
});

test("a place is freed once", () => {
  const take = createPlaces({ all: 2, each: 2 });
  const leave = take();
  leave?.();
  take();
  leave?.();

  expect(take()).not.toBeNull();
  expect(take()).toBeNull();
});
