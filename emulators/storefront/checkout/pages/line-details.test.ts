import { expect, test } from "vitest";
import { readLineDetails } from "./line-details.ts";

const read = (values: Record<string, string>) =>
  readLineDetails(Object.entries(values).map(([key, value]) => ({ key, value })));

test.each([
  [
    { first: "Ana", last: "Silva", email: "a@b.c", studentId: "1" },
    { student: "Ana Silva", email: "a@b.c" },
  ],
  [
    { first: "*", last: "*", email: "*", studentId: "1" },
    { student: null, email: null },
  ],
  [
    { first: "Ana", last: "*", email: "", studentId: "1" },
    { student: "Ana", email: null },
  ],
  [
    { first: " ", last: "Silva" },
    { student: "Silva", email: null },
  ],
])("%j is a seat for %j", (attributes, seat) => {
  expect(read(attributes)).toEqual({ kind: "seat", seat });
});

test("a gift's attributes are shown in a fixed order", () => {
  const gift = {
    giftId: "1",
    method: "email",
    template: "Everyday",
    deliver: "Now",
    from: "Bo",
    message: "Hi",
  };

  expect(read(gift)).toEqual({
    kind: "gift",
    message: "Hi",
    facts: [
      { label: "From", value: "Bo" },
      { label: "Deliver", value: "Now" },
      { label: "Delivery Method", value: "Email" },
      { label: "Template", value: "Everyday" },
    ],
  });
});

test("other attributes are shown unchanged, except empty ones and those that start with an underscore", () => {
  expect(read({ engraving: "Zoé", _source: "x", empty: " ", giftCard: "no" })).toEqual({
    kind: "plain",
    facts: [
      { label: "engraving", value: "Zoé" },
      { label: "giftCard", value: "no" },
    ],
  });
});
