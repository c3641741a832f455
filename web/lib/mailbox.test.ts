import { expect, test } from "vitest";
import { toMailbox } from "./mailbox.ts";

test("an address with a tag belongs to the mailbox without one", () => {
  expect(toMailbox("ana+news+books@example.com")).toEqual(toMailbox("ana@example.com"));
  expect(toMailbox("ana@example.com")).toEqual({ address: "ana@example.com", tagged: "ana+%@example.com" });
});

test("an address's own wildcards match themselves", () => {
  expect(toMailbox("100%_ana@example.com").tagged).toBe(String.raw`100\%\_ana+%@example.com`);
});
