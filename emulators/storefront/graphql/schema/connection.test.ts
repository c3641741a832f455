import { expect, test } from "vitest";
import { toConnection } from "./connection.ts";

const letters = ["a", "b", "c", "d", "e"];

test("the first page ends where the next starts", () => {
  const first = toConnection(letters, { first: 2 });
  const second = toConnection(letters, { first: 2, after: first.pageInfo.endCursor });
  const third = toConnection(letters, { first: 2, after: second.pageInfo.endCursor });

  expect([first.nodes, second.nodes, third.nodes]).toEqual([["a", "b"], ["c", "d"], ["e"]]);
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  expect(third.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
});

test("the last page is read backward from the end", () => {
  const last = toConnection(letters, { last: 2 });
  const before = toConnection(letters, { last: 2, before: last.pageInfo.startCursor });

  expect([before.nodes, last.nodes]).toEqual([
    ["b", "c"],
    ["d", "e"],
  ]);
});

test("a reversed list is paged from its end", () => {
  expect(toConnection(letters, { first: 2, reverse: true }).nodes).toEqual(["e", "d"]);
});

test("an empty list has no cursors", () => {
  expect(toConnection([], { first: 2 }).pageInfo).toEqual({
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: null,
  });
});

test("an edge has its node and its own cursor", () => {
  const { edges } = toConnection(letters, { first: 3 });

  expect(toConnection(letters, { first: 1, after: edges[1]?.cursor }).nodes).toEqual(["c"]);
});

test("a page starts after its cursor's item, even if items were added or removed before it", () => {
  const { pageInfo } = toConnection(letters, { first: 2 });

  const grown = toConnection(["A", ...letters], { first: 2, after: pageInfo.endCursor });
  const shrunk = toConnection(letters.slice(1), { first: 2, after: pageInfo.endCursor });

  expect([grown.nodes, shrunk.nodes]).toEqual([
    ["c", "d"],
    ["c", "d"],
  ]);
});

test("a page whose cursor's item is gone starts with what followed it", () => {
  const { pageInfo } = toConnection(letters, { first: 2 });

  expect(toConnection(["a", "c", "d", "e"], { first: 2, after: pageInfo.endCursor }).nodes).toEqual([
    "c",
    "d",
  ]);
});

test("a page can be limited on both sides", () => {
  const { edges } = toConnection(letters, { first: 5 });
  const between = { after: edges[0]?.cursor, before: edges[4]?.cursor };

  expect(toConnection(letters, { first: 2, ...between }).nodes).toEqual(["b", "c"]);
  expect(toConnection(letters, { last: 2, ...between }).nodes).toEqual(["c", "d"]);
});

test.each([
  [{}, "you must provide one of first or last"],
  [{ first: 251 }, "first cannot exceed 250"],
  [{ last: 251 }, "last cannot exceed 250"],
  [{ first: 1, last: 1 }, "providing both first and last is not supported"],
  [{ first: -1 }, "first cannot be negative"],
  [{ first: 1, after: "nonsense" }, "Invalid cursor: 'nonsense'."],
  [{ first: 1, after: "eyJsYXN0X2lkIjoiYSIsImxhc3RfdmFsdWUiOi0xfQ==" }, "Invalid cursor"],
])("a page of %j is rejected", (args, message) => {
  expect(() => toConnection(letters, args)).toThrow(message);
});
