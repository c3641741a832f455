import { expect, test } from "vitest";
import type { CartLine } from "./cart.ts";
import type { LineKind } from "./line-kind.ts";
import { cart, line, seat } from "../../../tests/support/site/example-cart.ts";
import { findSoldOut } from "./cart-error.ts";
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
  kind?: LineKind;
  unsold?: string;
  isSchool?: boolean;
  country?: "US" | "CA";
  hasAgreed?: boolean;
}

function validate({ lines, codes, kind = "seat", unsold, isSchool = false, ...rest }: Trial) {
  const { country = "US", hasAgreed = true } = rest;
  const merchandise = new Map(
    lines.map(({ merchandise: { id, product } }) => [
      id,
      { title: product.title, kind, handle: product.handle, isAvailable: product.handle !== unsold },
    ]),
  );
  return validateCart({
    cart: { ...cart(lines, codes), buyerIdentity: { countryCode: country } },
    merchandise,
    courses,
    today: "2027-01-10",
    isSchool,
    hasAgreed,
  });
}

const codesOf = (trial: Trial) => validate(trial).map(({ code }) => code);

test("a seat without a student can be paid for", () => {
  expect(validate({ lines: [line("level-1a", seat)] })).toEqual([]);
});

test("the shopper has to agree to the terms", () => {
  expect(validate({ lines: [line("level-1a", seat)], hasAgreed: false })).toEqual([
    { code: "terms", message: "Agree to the terms to check out.", isBlocking: true },
  ]);
});

test("a cart that two tabs filled past 100 lines says how many to remove", () => {
  const lines = Array.from({ length: 103 }, () => line("level-1a", seat));

  expect(validate({ lines })).toEqual([
    { code: "cart-full", message: "A cart holds 100 lines. Remove 3 to check out.", isBlocking: true },
  ]);
});

test("a line that is no longer sold gets an error", () => {
  expect(validate({ lines: [line("level-1a", seat)], unsold: "level-1a" })).toEqual([
    {
      code: "unavailable",
      message: "This just sold out. Remove it to continue.",
      isBlocking: true,
      lineId: "gid://shopify/CartLine/level-1a",
    },
  ]);
  expect(codesOf({ lines: [line("level-1a", seat, 0)] })).toEqual(["unavailable"]);
});

test("a course with prerequisites names them, but can be bought anyway", () => {
  expect(validate({ lines: [line("level-2a", seat)] })).toEqual([
    {
      code: "prerequisite",
      message:
        "This builds on Level 1A and Level 1B. You can check out if the learner has already taken them.",
      isBlocking: false,
      lineId: "gid://shopify/CartLine/level-2a",
    },
  ]);
});

test.each([
  ["the course itself", "level-1a"],
  ["a bundle that contains it", "essentials"],
])("a prerequisite can be in the cart as %s", (_, handle) => {
  expect(validate({ lines: [line("level-1b", seat), line(handle, seat)] })).toEqual([]);
});

test.each([
  ["markup", { ...seat, first: "<b>" }],
  ["an invalid email address", { ...seat, email: "ana" }],
  ["no studentId", { first: "*", last: "*", email: "*" }],
  ["a field from another shop", { ...seat, engraving: "Ana" }],
])("a seat with %s is refused", (_, attributes) => {
  expect(codesOf({ lines: [line("level-1a", attributes)] })).toEqual(["student"]);
});

test("a second seat in a course for one email address is refused, however it's written", () => {
  const lines = ["ana@example.com", "bo@example.com", "Ana@Example.com"].map((email, index) => ({
    ...line("level-1a", { ...seat, email }),
    id: `gid://shopify/CartLine/${index}`,
  }));

  expect(validate({ lines })).toEqual([
    {
      code: "repeated-student",
      message:
        "Another seat in this course has the email address Ana@Example.com, and each student needs one of their own. Change it, or remove one of the seats.",
      isBlocking: true,
      lineId: "gid://shopify/CartLine/2",
    },
  ]);
});

test("one student can have seats in two courses", () => {
  const ana = { ...seat, email: "ana@example.com" };

  expect(validate({ lines: [line("level-1a", ana), line("level-1b", ana)] })).toEqual([]);
});

test("seats without a student aren't the same student's", () => {
  const lines = ["1", "2"].map((id) => ({ ...line("level-1a", seat), id }));

  expect(validate({ lines })).toEqual([]);
});

test.each([
  [{ ...card, deliver: "2027-01-10" }, []],
  [{ ...card, deliver: "2027-01-09" }, ["gift-day"]],
  [{ ...card, deliver: "2027-01-09", method: "print" }, []],
  [{ ...card, deliver: "soon" }, ["gift"]],
  [{ ...card, template: "Winter" }, ["gift"]],
  [{ deliver: "Now" }, ["gift"]],
])("on January 10, a gift of %j has the errors %j", (attributes, codes) => {
  expect(codesOf({ lines: [line("level-1a", attributes)], kind: "gift" })).toEqual(codes);
});

test("a school wallet can't pay for gifts or use codes", () => {
  expect(
    codesOf({ lines: [line("level-1a", card)], codes: ["WELCOME10"], kind: "gift", isSchool: true }),
  ).toEqual(["school", "school"]);
});

test("a school wallet pays in US dollars", () => {
  expect(codesOf({ lines: [line("level-1a", seat)], country: "CA", isSchool: true })).toEqual(["school"]);
  expect(codesOf({ lines: [line("level-1a", seat)], country: "CA" })).toEqual([]);
});

test("counted products only need to be on sale", () => {
  expect(validate({ lines: [line("workbook", {}, 3)], kind: "product" })).toEqual([]);
});

test("a line that sold out is told without a check of the whole cart", () => {
  const [one, other] = [line("level-1a", seat), line("level-1b", seat)];
  const soldOut = { ...other, merchandise: { ...other.merchandise, availableForSale: false } };

  expect(findSoldOut([one, soldOut, { ...line("level-2a", seat), quantity: 0 }])).toMatchObject([
    { code: "unavailable", lineId: other.id },
    { code: "unavailable", lineId: "gid://shopify/CartLine/level-2a" },
  ]);
});

test("a line whose product was withdrawn is told too, though the cart shows it as before", () => {
  const [kept, withdrawn] = [line("level-1a", seat), line("level-1b", seat)];
  const course = { kind: "seat", title: "Level 1A", handle: "level-1a", isAvailable: true } as const;

  expect(findSoldOut([kept, withdrawn], new Map([[kept.merchandise.id, course]]))).toMatchObject([
    { code: "unavailable", lineId: withdrawn.id },
  ]);
});
