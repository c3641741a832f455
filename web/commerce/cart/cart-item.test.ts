import { expect, test } from "vitest";
import { cartItemSchema, createLineId, toCartLines } from "./cart-item.ts";

const merchandiseId = "gid://shopify/ProductVariant/1";

function ids() {
  let count = 0;
  return () => `id${(count += 1)}`;
}

const linesOf = (item: object, kind: "seat" | "gift" | "product") =>
  toCartLines(cartItemSchema.parse({ merchandiseId, ...item }), kind, ids());

const attributesOf = (item: object, kind: "seat" | "gift") =>
  linesOf(item, kind).map(({ attributes }) =>
    Object.fromEntries((attributes ?? []).map(({ key, value }) => [key, value])),
  );

test("a course is one line per seat, each with its own studentId", () => {
  expect(linesOf({ quantity: 2 }, "seat")).toEqual([
    {
      merchandiseId,
      quantity: 1,
      attributes: [
        { key: "first", value: "*" },
        { key: "last", value: "*" },
        { key: "email", value: "*" },
        { key: "studentId", value: "id1" },
      ],
    },
    expect.objectContaining({ attributes: expect.arrayContaining([{ key: "studentId", value: "id2" }]) }),
  ]);
});

test("students fill the first seats, and missing details become *", () => {
  const students = [{ first: " Ana ", last: "", email: "ana@example.com" }, { first: "Ben" }];

  expect(attributesOf({ quantity: 3, students }, "seat")).toEqual([
    { first: "Ana", last: "*", email: "ana@example.com", studentId: "id1" },
    { first: "Ben", last: "*", email: "*", studentId: "id2" },
    { first: "*", last: "*", email: "*", studentId: "id3" },
  ]);
});

test("a gift without details is delivered now, by email, with the Everyday card", () => {
  expect(attributesOf({ quantity: 2 }, "gift")).toEqual([
    { deliver: "Now", template: "Everyday", method: "email", giftId: "id1" },
    { deliver: "Now", template: "Everyday", method: "email", giftId: "id2" },
  ]);
});

test("a gift carries the giver's message", () => {
  const gift = {
    message: "For our first words",
    from: "Ana",
    email: "ben@example.com",
    deliver: "2027-01-02",
    template: "Birthday",
    method: "email",
  };

  expect(attributesOf({ gifts: [gift] }, "gift")).toEqual([{ ...gift, giftId: "id1" }]);
});

test("a card to print is the buyer's at once, whatever else was chosen before", () => {
  const gift = { email: "ben@example.com", deliver: "2027-01-02", method: "print" };

  expect(attributesOf({ gifts: [gift] }, "gift")).toEqual([
    { deliver: "Now", template: "Everyday", method: "print", giftId: "id1" },
  ]);
});

test("counted products share one line with a quantity", () => {
  expect(linesOf({ quantity: 3 }, "product")).toEqual([{ merchandiseId, quantity: 3 }]);
});

test("a line id has eight random characters", () => {
  const [one, other] = [createLineId(), createLineId()];

  expect(one).toMatch(/^[0-9a-f]{8}$/);
  expect(one).not.toBe(other);
});

test.each([
  ["an id of another kind", { merchandiseId: "gid://shopify/Product/1" }, "merchandiseId"],
  ["none", { quantity: 0 }, "quantity"],
  ["a negative number", { quantity: -1 }, "quantity"],
  ["a fraction", { quantity: 1.5 }, "quantity"],
  ["a word", { quantity: "2" }, "quantity"],
  ["a billion", { quantity: 1e9 }, "quantity"],
  ["101", { quantity: 101 }, "quantity"],
  ["more students than seats", { quantity: 1, students: [{}, {}] }, "quantity"],
  ["markup in a name", { students: [{ first: "<b>Ana</b>" }] }, "students.0.first"],
  ["an invalid email address", { students: [{ email: "ana" }] }, "students.0.email"],
  ["an unknown card", { gifts: [{ template: "Winter" }] }, "gifts.0.template"],
  ["an invalid date", { gifts: [{ deliver: "2027-02-30" }] }, "gifts.0.deliver"],
  ["an endless message", { gifts: [{ message: "a".repeat(501) }] }, "gifts.0.message"],
  ["an unknown field", { gifts: [{ price: "0" }] }, "gifts.0"],
])("%s is refused with the field's name", (_, change, field) => {
  const { error } = cartItemSchema.safeParse({ merchandiseId, ...change });

  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});
