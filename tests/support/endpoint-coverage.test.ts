import { expect, test } from "vitest";
import { findUnreached, type TestRun } from "./endpoint-coverage.ts";

const run: TestRun = { state: "passed", reached: ["content-lake GET /ping"] };

test("an endpoint that a test called is covered", () => {
  const other: TestRun = { state: "passed", reached: ["content-lake GET /help"] };

  expect(findUnreached(["content-lake GET /ping"], [other, run])).toEqual([]);
});

test.each([
  ["with another method", { ...run, reached: ["content-lake POST /ping"] }],
  ["at the other emulator", { ...run, reached: ["storefront GET /ping"] }],
  ["by a test that failed", { ...run, state: "failed" } as const],
  ["by no test", { ...run, reached: [] }],
])("an endpoint called %s isn't covered", (_, other) => {
  expect(findUnreached(["content-lake GET /ping"], [other])).toEqual(["content-lake GET /ping"]);
});
