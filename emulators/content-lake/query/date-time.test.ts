import { expect, test } from "vitest";
import { runQuery } from "#content-lake/query/run-query.ts";

function ask(query: string): unknown {
  return runQuery({ documents: [], query, perspective: "raw" }).result;
}

test.each([
  ["2020-02-29T23:59:59Z", "2020-02-29T23:59:59Z"],
  ["2020-02-29t23:59:59.5z", "2020-02-29T23:59:59.500Z"],
  ["2020-01-01T00:00:00+23:59", "2019-12-31T00:01:00Z"],
  ["0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z"],
])("%s is the time %s", (text, expected) => {
  expect(ask(`dateTime("${text}")`)).toBe(expected);
  expect(ask(`dateTime(dateTime("${text}"))`)).toBe(expected);
});

test.each([
  ["2020-13-01T00:00:00Z"],
  ["2020-00-01T00:00:00Z"],
  ["2020-02-30T00:00:00Z"],
  ["2021-02-29T00:00:00Z"],
  ["2020-01-01T24:00:00Z"],
  ["2020-01-01T25:00:00Z"],
  ["2020-01-01T00:60:00Z"],
  ["2020-01-01T00:00:60Z"],
  ["2020-01-01T00:00:00+99:00"],
  ["2020-01-01T00:00:00+00:60"],
  ["2020-01-01T00:00:00"],
  ["2020-01-01"],
  ["0000-01-01T00:00:00+01:00"],
  ["9999-12-31T23:59:59-01:00"],
])("%s doesn't exist", (text) => {
  expect(ask(`dateTime("${text}")`)).toBeNull();
});

test.each([["+ 1e12"], ["- 1e12"], ["+ 1e300"]])("a time can't be moved out of its years by %s", (move) => {
  expect(ask(`dateTime("2020-01-01T00:00:00Z") ${move}`)).toBeNull();
});
