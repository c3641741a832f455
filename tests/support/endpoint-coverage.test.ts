import { expect, test } from "vitest";
import { findMissingTests, findUnreached, type TestRun } from "./endpoint-coverage.ts";

const ping = { method: "GET", path: "/ping", test: ["fixed.test.ts", "the Studio is told %s"] } as const;
const run: TestRun = {
  file: "fixed.test.ts",
  name: "the Studio is told /ping",
  state: "passed",
  reached: ["GET /ping"],
};

test("a test that is written down is not missing", () => {
  const sources = new Map([["fixed.test.ts", 'test.each([["/ping"]])("the Studio is told %s", () => {']]);

  expect(findMissingTests([ping], sources)).toEqual([]);
});

test.each([
  ["a file", new Map()],
  ["a test", new Map([["fixed.test.ts", 'test("the Studio is told", () => {']])],
])("%s that is not there is named", (_, sources) => {
  expect(findMissingTests([ping], sources)).toEqual([
    'GET /ping names the test "the Studio is told %s", which is not in fixed.test.ts.',
  ]);
});

test("an endpoint that one of its tests reached is reached", () => {
  const other: TestRun = { ...run, name: "the Studio is told /help", reached: ["GET /help"] };

  expect(findUnreached([ping], [other, run])).toEqual([]);
});

test.each([
  ["by another method", ["POST /ping"]],
  ["not at all", []],
])("an endpoint that its test reached %s is told of", (_, reached) => {
  expect(findUnreached([ping], [{ ...run, reached }])).toEqual([
    'GET /ping was not reached by the test it names: "the Studio is told %s" in fixed.test.ts.',
  ]);
});

test.each([
  ["was not run", []],
  ["was skipped", [{ ...run, state: "skipped", reached: [] } as const]],
  ["failed", [{ ...run, state: "failed", reached: [] } as const]],
  ["is in another file", [{ ...run, file: "other.test.ts", reached: [] }]],
])("nothing is said of an endpoint whose test %s", (_, runs) => {
  expect(findUnreached([ping], runs)).toEqual([]);
});
