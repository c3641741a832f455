import { expect, test } from "vitest";
import type { CartLine } from "./cart.ts";
import { addLines, fitLines, updateLines } from "./cart-lines.ts";

const stock: Record<string, number> = { mug: 3, gone: 0 };

const stockOf = (id: string) => stock[id] ?? Number.POSITIVE_INFINITY;

function createRules() {
  let made = 0;
  return { stockOf, newId: () => `new-${(made += 1)}` };
}

function line(id: string, merchandiseId: string, quantity: number, note?: string): CartLine {
  return {
    id,
    merchandiseId,
    quantity,
    attributes: note === undefined ? [] : [{ key: "note", value: note }],
  };
}

test("the same merchandise with the same attributes joins its line", () => {
  const before = [line("a", "course", 1, "for Ana")];

  const { lines } = addLines(before, [line("", "course", 2, "for Ana")], createRules());

  expect(lines).toEqual([line("a", "course", 3, "for Ana")]);
});

test("the order of attributes doesn't matter", () => {
  const [first, second] = [
    { key: "first", value: "Ana" },
    { key: "last", value: "Silva" },
  ] as const;
  const before = [{ ...line("a", "course", 1), attributes: [first, second] }];

  const { lines } = addLines(
    before,
    [{ ...line("", "course", 1), attributes: [second, first] }],
    createRules(),
  );

  expect(lines).toHaveLength(1);
});

test("different attributes stay separate, newest line first", () => {
  const before = [line("a", "course", 1, "for Ana")];

  const { lines } = addLines(before, [line("", "course", 1, "for Bo")], createRules());

  expect(lines).toEqual([line("new-1", "course", 1, "for Bo"), line("a", "course", 1, "for Ana")]);
});

test("adding more than the stock adds what's left", () => {
  const { lines, cut } = addLines([line("a", "mug", 2)], [line("", "mug", 5)], createRules());

  expect(lines).toEqual([line("a", "mug", 3)]);
  expect(cut).toEqual(new Set(["a"]));
});

test("lines with the same merchandise share its stock", () => {
  const { lines } = addLines([line("a", "mug", 2, "red")], [line("", "mug", 2, "blue")], createRules());

  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

test("adding a sold-out item makes an empty line", () => {
  const { lines, cut } = addLines([], [line("", "gone", 1)], createRules());

  expect(lines).toEqual([line("new-1", "gone", 0)]);
  expect(cut).toEqual(new Set(["new-1"]));
});

test("adding zero adds no line", () => {
  expect(addLines([], [line("", "course", 0)], createRules()).lines).toEqual([]);
});

test("an update to zero removes the line", () => {
  const before = [line("a", "course", 1), line("b", "mug", 1)];

  expect(updateLines(before, [{ id: "a", quantity: 0 }], stockOf).lines).toEqual([line("b", "mug", 1)]);
});

test("an update keeps the fields it doesn't name", () => {
  const before = [line("a", "course", 1, "for Ana")];

  expect(updateLines(before, [{ id: "a", quantity: 4 }], stockOf).lines).toEqual([
    line("a", "course", 4, "for Ana"),
  ]);
});

test("an update over the stock is reduced", () => {
  const { lines, cut } = updateLines([line("a", "mug", 1)], [{ id: "a", quantity: 9 }], stockOf);

  expect(lines).toEqual([line("a", "mug", 3)]);
  expect(cut).toEqual(new Set(["a"]));
});

test("lines that an update makes identical are merged", () => {
  const before = [line("a", "course", 1, "for Ana"), line("b", "course", 2, "for Bo")];
  const attributes = [{ key: "note", value: "for Ana" }];

  expect(updateLines(before, [{ id: "b", attributes }], stockOf).lines).toEqual([
    line("a", "course", 3, "for Ana"),
  ]);
});

test("an update takes missing stock from another line of the same merchandise", () => {
  const before = [line("new", "mug", 1, "red"), line("old", "mug", 2, "blue")];

  const { lines, cut } = updateLines(before, [{ id: "new", quantity: 3 }], stockOf);

  expect(lines.map(({ quantity }) => quantity)).toEqual([3, 0]);
  expect(cut).toEqual(new Set(["old"]));
});

test("when stock runs out, older lines keep what's left", () => {
  const before = [line("new", "mug", 2, "red"), line("other", "course", 9), line("old", "mug", 2, "blue")];

  const { lines, cut } = fitLines(before, stockOf);

  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 9, 2]);
  expect(cut).toEqual(new Set(["new"]));
});

test("lines within the stock don't change", () => {
  const before = [line("a", "mug", 3), line("b", "gone", 0)];

  expect(fitLines(before, stockOf)).toEqual({ lines: before, cut: new Set() });
});
