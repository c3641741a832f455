import { expect, test } from "vitest";
import { findMissedChange } from "../../support/missed-change.ts";

test("whatever changes, an answer that changes has one of the tags of the change", () => {
  expect(findMissedChange({ seed: 20_261_121, edits: 60 })).toBeNull();
});
