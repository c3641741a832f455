import { expect, test } from "vitest";
import { findMissedChange } from "../../support/missed-change.ts";
import { readSeed } from "../../support/read-seed.ts";

test("whatever changes, an answer that changes has one of the tags of the change", () => {
  const seed = readSeed();

  expect(findMissedChange({ seed, edits: 1000 }), `SEED=${seed}`).toBeNull();
});
