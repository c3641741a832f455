import { expect, test } from "vitest";
import { line, seat } from "../../../../tests/support/site/example-cart.ts";
import { groupSeats } from "./group-seats.ts";

const seats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...line("level-1a", seat), id: `seat-${index + 1}` }));

test("four seats in a course are a class, in the place of the first", () => {
  const book = line("workbook");

  const entries = groupSeats([line("level-1b", seat), ...seats(4).toSpliced(1, 0, book)]);

  expect(entries).toMatchObject([
    { kind: "line", line: { id: "gid://shopify/CartLine/level-1b" } },
    { kind: "class", seats: [{ id: "seat-1" }, { id: "seat-2" }, { id: "seat-3" }, { id: "seat-4" }] },
    { kind: "line", line: book },
  ]);
});

test("three seats stay lines of their own", () => {
  expect(groupSeats(seats(3)).map(({ kind }) => kind)).toEqual(["line", "line", "line"]);
});

test("gifts aren't a class, however many there are", () => {
  const gifts = Array.from({ length: 5 }, () => line("level-1a", { giftId: "a1b2c3d4" }));

  expect(groupSeats(gifts).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "line"));
});
