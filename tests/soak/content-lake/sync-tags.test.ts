import { expect, test } from "vitest";
import { findMissedChange } from "../../support/missed-change.ts";
import { readSeed } from "../../support/read-seed.ts";

test("when a response changes, it has one of the change's sync tags", () => {
  const seed = readSeed();

  expect(findMissedChange({ seed, edits: 1000 }), `SEED=${seed}`).toBeNull();
});
