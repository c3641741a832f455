import { expect, test } from "vitest";
import { createConnectionSlots } from "./connection-slots.ts";

test("an address has its own slots, and all addresses have some together", () => {
  const acquire = createConnectionSlots({ all: 3, each: 2 });
  const release = acquire("203.0.113.9");
  acquire("203.0.113.9");

  expect(acquire("203.0.113.9")).toBeNull();
  expect(acquire("198.51.100.7")).not.toBeNull();
  expect(acquire("192.0.2.1")).toBeNull();
  release?.();
  expect(acquire("203.0.113.9")).not.toBeNull();
});

test("a slot is released once", () => {
  const acquire = createConnectionSlots({ all: 2, each: 2 });
  const release = acquire();
  release?.();
  acquire();
  release?.();

  expect(acquire()).not.toBeNull();
  expect(acquire()).toBeNull();
});
