import { expect, test } from "vitest";
import type { CartLine } from "./cart.ts";
import type { LineKind } from "./line-kind.ts";
import { cart, line, seat } from "../../../tests/support/site/example-cart.ts";
import { validateCart } from "./validate-cart.ts";

const card = { deliver: "Now", template: "Everyday", method: "email", giftId: "a1b2c3d4" };

const courses = new Map([
  ["level-1a", { title: "Level 1A", needs: [], holds: [] }],
  ["level-1b", { title: "Level 1B", needs: ["level-1a"], holds: [] }],
  ["level-2a", { title: "Level 2A", needs: ["level-1a", "level-1b"], holds: [] }],
  ["essentials", { title: "Essentials", needs: [], holds: ["level-1a", "level-1b"] }],
]);

interface Trial {
  lines: CartLine[];
  codes?: string[];
  goods?: LineKind;
  unsold?: string;
  isSchool?: boolean;
  hasAgreed?: boolean;
}

function validate({ lines, codes, goods = "seat", unsold, isSchool = false, hasAgreed = true }: Trial) {
  const merchandise = new Map(
    lines.map(({ merchandise: { id, product } }) => [
      id,
      { goods, handle: product.handle, isAvailable: product.handle !== unsold },
    ]),
  );
  return validateCart({
    cart: cart(lines, codes),
    merchandise,
    courses,
    today: "2027-01-10",
    isSchool,
    hasAgreed,
  });
}

const codesOf = (trial: Trial) => validate(trial).map(({ code }) => code);

test("a seat that nobody is named for yet can be paid for", () => {
  expect(validate({ lines: [line("level-1a", seat)] })).toEqual([]);
});

test("the terms are to be agreed to", () => {
  expect(validate({ lines: [line("level-1a", seat)], hasAgreed: false })).toEqual([
    { code: "terms", message: "Agree to the terms to check out.", isBlocking: true },
  ]);
});

test("a cart that two tabs filled past a hundred lines says how many to remove", () => {
  const lines = Array.from({ length: 103 }, () => line("level-1a", seat));

  expect(validate({ lines })).toEqual([
    { code: "cart-full", message: "A cart holds 100 lines. Remove 3 to check out.", isBlocking: true },
  ]);
});

test("what the shop does not sell now is named by its line", () => {
  expect(validate({ lines: [line("level-1a", seat)], unsold: "level-1a" })).toEqual([
    {
      code: "unavailable",
      message: "This is not sold now. Remove it to check out.",
      isBlocking: true,
      lineId: "gid://shopify/CartLine/level-1a",
    },
  ]);
  expect(codesOf({ lines: [line("level-1a", seat, 0)] })).toEqual(["unavailable"]);
});

test("a course that builds on others says which, and can be bought all the same", () => {
  expect(validate({ lines: [line("level-2a", seat)] })).toEqual([
    {
      code: "prerequisite",
      message:
        "This builds on Level 1A and Level 1B. Check out as it is if the learner has taken that before.",
      isBlocking: false,
      lineId: "gid://shopify/CartLine/level-2a",
    },
  ]);
});

test.each([
  ["the course itself", "level-1a"],
  ["a bundle that holds it", "essentials"],
])("what it builds on may be in the cart as %s", (_, handle) => {
  expect(validate({ lines: [line("level-1b", seat), line(handle, seat)] })).toEqual([]);
});

test.each([
  ["markup", { ...seat, first: "<b>" }],
  ["an address that is none", { ...seat, email: "ana" }],
  ["no student's id", { first: "*", last: "*", email: "*" }],
  ["a field of another shop", { ...seat, engraving: "Ana" }],
])("a seat with %s is refused", (_, attributes) => {
  expect(codesOf({ lines: [line("level-1a", attributes)] })).toEqual(["student"]);
});

test.each([
  [{ ...card, deliver: "2027-01-10" }, []],
  [{ ...card, deliver: "2027-01-09" }, ["gift-day"]],
  [{ ...card, deliver: "soon" }, ["gift"]],
  [{ ...card, template: "Winter" }, ["gift"]],
  [{ deliver: "Now" }, ["gift"]],
])("on 10 January a gift of %j has the errors %j", (attributes, codes) => {
  expect(codesOf({ lines: [line("level-1a", attributes)], goods: "gift" })).toEqual(codes);
});

test("a school's wallet pays no gifts and takes no codes", () => {
  expect(
    codesOf({ lines: [line("level-1a", card)], codes: ["WELCOME10"], goods: "gift", isSchool: true }),
  ).toEqual(["school", "school"]);
});

test("things need nothing but to be sold", () => {
  expect(validate({ lines: [line("workbook", {}, 3)], goods: "thing" })).toEqual([]);
});
