import { expect, test } from "vitest";
import { cart, line, seat } from "../../../tests/support/site/example-cart.ts";
import { type CrossSell, findCrossSells } from "./cross-sells.ts";

const priced = (amount: string) => ({ amount, compareAtAmount: null });

const workbook: CrossSell = {
  _id: "workbook",
  text: "Like to write on paper?",
  url: "/books/workbook",
  image: null,
  shownWith: ["1a"],
  offers: {
    title: "The workbook",
    handle: "workbook",
    audience: null,
    variantId: "gid://shopify/ProductVariant/9",
    prices: { USD: priced("22.99"), CAD: priced("31.99") },
    holds: [],
    heldBy: ["workbooks"],
  },
};
const bundle: CrossSell = {
  ...workbook,
  _id: "bundle",
  text: "Together they cost less.",
  offers: { ...workbook.offers, title: "The bundle", handle: "bundle", holds: ["1a", "1b"], heldBy: [] },
};

test("a course's buyers see its announcement, priced in the cart's currency", () => {
  const [suggestion] = findCrossSells([workbook], cart([line("1a", seat)]));

  expect(suggestion).toMatchObject({
    message: "Like to write on paper?",
    url: "/books/workbook",
    price: "$22.99",
    saved: null,
    replaces: [],
  });
});

test.each([
  ["nothing", []],
  ["something else", ["2a"]],
  ["the announced product itself", ["1a", "workbook"]],
  ["a bundle that contains the announced product", ["1a", "workbooks"]],
])("buyers of %s see nothing", (_what, handles) => {
  expect(findCrossSells([workbook], cart(handles.map((handle) => line(handle, seat))))).toEqual([]);
});

test("announcements keep the editors' order", () => {
  const suggestions = findCrossSells([bundle, workbook], cart([line("1a", seat)]));

  expect(suggestions.map(({ title }) => title)).toEqual(["The bundle", "The workbook"]);
});

test("a bundle replaces a seat in each of its courses and keeps the student's name", () => {
  const gift = { ...line("1b", { giftId: "a1b2c3d4" }), id: "gid://shopify/CartLine/gift" };
  const named = line("1b", { ...seat, first: "Ana" });

  const [suggestion] = findCrossSells([bundle], cart([gift, line("1a", seat), named]));

  expect(suggestion).toMatchObject({
    saved: null,
    replaces: ["gid://shopify/CartLine/1a", "gid://shopify/CartLine/1b"],
    student: { first: "Ana" },
  });
});

test("a bundle replaces the seats of one student only", () => {
  const seatFor = (handle: string, first: string) => ({
    ...line(handle, { ...seat, first }),
    id: `${handle}-${first}`,
  });

  const [suggestion] = findCrossSells(
    [bundle],
    cart([seatFor("1a", "Ana"), seatFor("1b", "Ben"), seatFor("1a", "Ben")]),
  );

  expect(suggestion).toMatchObject({ replaces: ["1a-Ben", "1b-Ben"], student: { first: "Ben" } });
});

test("a bundle replaces no seat of a class", () => {
  const seats = Array.from({ length: 4 }, () => line("1a", seat));

  expect(findCrossSells([bundle], cart(seats))[0]).toMatchObject({ replaces: [], student: null });
});
