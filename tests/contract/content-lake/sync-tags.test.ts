import { expect, test } from "vitest";
import { findMissedChange } from "../../support/missed-change.ts";

test("when a response changes, it has one of the change's sync tags", () => {
  expect(findMissedChange({ seed: 20_261_121, edits: 60 })).toBeNull();
});
