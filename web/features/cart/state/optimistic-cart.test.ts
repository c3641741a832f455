import { expect, test } from "vitest";
import { toClientCart } from "#commerce/cart-api/cart-response.ts";
import { cart, line, seat } from "../../../../tests/support/site/example-cart.ts";
import { type OptimisticCart, toExpectedChange, toOptimisticCart } from "./optimistic-cart.ts";

const book = line("workbook", {}, 2);
const course = line("level-1a", seat);
const shown: OptimisticCart = { cart: toClientCart(cart([book, course])), problems: [] };
const item = { merchandiseId: "gid://shopify/ProductVariant/level-2a", title: "Level 2A", quantity: 1 };

const read = ({ cart: current, adding = [] }: OptimisticCart) => ({
  lines: current?.lines.nodes.map(({ id, quantity }) => [id, quantity]),
  total: current?.totalQuantity,
  adding,
});

test("a changed quantity shows on its line and in the number of items", () => {
  expect(read(toOptimisticCart(shown, { quantities: { [book.id]: 5 } }))).toEqual({
    lines: [
      [book.id, 5],
      [course.id, 1],
    ],
    total: 6,
    adding: [],
  });
});

test("a line with a quantity of 0 is removed", () => {
  expect(read(toOptimisticCart(shown, { quantities: { [book.id]: 0 } }))).toMatchObject({
    lines: [[course.id, 1]],
    total: 1,
  });
});

test("an added item has no line yet, with or without a cart", () => {
  expect(read(toOptimisticCart(shown, { adds: [item] })).adding).toEqual([item]);
  expect(read(toOptimisticCart({ cart: null, problems: [] }, { adds: [item] }))).toEqual({
    lines: undefined,
    total: undefined,
    adding: [item],
  });
});

test("adding more of a book raises its line, and another seat of a course is a new item", () => {
  const adds = [
    { ...item, merchandiseId: book.merchandise.id, quantity: 3 },
    { ...item, merchandiseId: course.merchandise.id },
  ];

  expect(read(toOptimisticCart(shown, { adds }))).toMatchObject({
    lines: [
      [book.id, 5],
      [course.id, 1],
    ],
    adding: [{ merchandiseId: course.merchandise.id }],
  });
});

test("a second change is applied on top of the first", () => {
  const first = toOptimisticCart(shown, { adds: [item], quantities: { [book.id]: 1 } });

  expect(read(toOptimisticCart(first, { adds: [item], quantities: { [course.id]: 0 } }))).toMatchObject({
    lines: [[book.id, 1]],
    adding: [item, item],
  });
});

test("sums are out of date from the first change on", () => {
  expect(shown.isUpdating).toBeUndefined();
  expect(toOptimisticCart(shown, {}).isUpdating).toBe(true);
});

test("a cart that hasn't loaded remembers which lines are being removed", () => {
  const first = toOptimisticCart({ problems: [] }, { quantities: { [book.id]: 0 } });

  expect(toOptimisticCart(first, { adds: [item], quantities: { [course.id]: 0 } })).toEqual({
    problems: [],
    removing: [book.id, course.id],
    isUpdating: true,
  });
});

test.each([
  ["/api/cart/lines", "merchandiseId=1", { adds: [{ merchandiseId: "1", title: "Level 1A", quantity: 1 }] }],
  ["/api/cart/lines", "merchandiseId=1&quantity=3", { adds: [{ quantity: 3 }] }],
  ["/api/cart/lines", "merchandiseId=1&quantity=1&roster=Ana%0A%0ABen%0A", { adds: [{ quantity: 2 }] }],
  ["/api/cart/lines", "merchandiseId=1&replaces=a&replaces=b", { quantities: { a: 0, b: 0 } }],
  ["/api/cart/lines/remove", "lineId=a", { quantities: { a: 0 } }],
  ["/api/cart/lines/update", "lineId=a&merchandiseId=2", {}],
  ["/api/cart/discounts", "code=BOOK3", {}],
])("%s with %s is expected to change the cart by %j", (path, form, expected) => {
  expect(toExpectedChange(path, new URLSearchParams(form), "Level 1A")).toMatchObject(expected);
});

test("changing a seat's student changes no sum", () => {
  expect(
    toExpectedChange("/api/cart/lines/update", new URLSearchParams("lineId=a&first=Ana"), undefined),
  ).toBe(undefined);
});
