import { expect, test } from "vitest";
import { line, seat } from "../../../../tests/support/site/example-cart.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { joinRepeats } from "./join-repeats.ts";

const seatOf = (name: string, handle = "level-1a") => ({
  ...line(handle, { ...seat, first: name, email: `${name}@example.com` }),
  id: `${handle} ${name}`,
});
const repeatOf = ({ id }: { id: string }): CartError => ({
  code: "repeated-student",
  message: `Another seat has ${id}.`,
  isBlocking: true,
  lineId: id,
});
const terms: CartError = { code: "terms", message: "Agree to the terms.", isBlocking: true };

test("students who are in a course twice have one error, which names them", () => {
  const seats = ["Ana", "Bo", "Cy"].map((name) => seatOf(name));
  const other = seatOf("Ana", "level-1b");

  const errors = joinRepeats([terms, ...seats.map(repeatOf), repeatOf(other)], [...seats, other]);

  expect(errors).toEqual([
    terms,
    {
      ...repeatOf(seatOf("Ana")),
      message:
        "3 seats have an email address that another seat in this course has, and each student needs one of their own: Ana, Bo, and Cy. Change the addresses, or remove the seats.",
    },
    repeatOf(other),
  ]);
});

test("of a whole class, five are named", () => {
  const seats = Array.from({ length: 30 }, (_, index) => seatOf(`S${index + 1}`));

  expect(joinRepeats(seats.map(repeatOf), seats)).toMatchObject([
    { message: expect.stringMatching(/^30 seats .*: S1, S2, S3, S4, S5, and 25 more\. Change/) },
  ]);
});

test("other errors stay as they are, however alike", () => {
  const soldOut = (lineId: string): CartError => ({ ...terms, code: "unavailable", lineId });

  expect(joinRepeats([soldOut("1"), soldOut("2")], [])).toEqual([soldOut("1"), soldOut("2")]);
});
