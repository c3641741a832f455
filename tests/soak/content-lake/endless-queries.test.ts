import { afterAll, beforeAll, expect, test } from "vitest";
import { askEndless, moreEndlessQueries, createManyDocuments } from "../../support/fuzz/endless-queries.ts";
import { type FuzzTarget, startFuzzTarget } from "../../support/fuzz/fuzz-target.ts";

let target: FuzzTarget;

beforeAll(async () => {
  target = await startFuzzTarget();
  await createManyDocuments(target);
});

afterAll(() => target?.[Symbol.asyncDispose]());

test.each(moreEndlessQueries)("%s is stopped, and other requests don't wait long", async (_name, query) => {
  expect(await askEndless(target, query)).toEqual({ status: 400, isStopped: true, other: 200 });
});
