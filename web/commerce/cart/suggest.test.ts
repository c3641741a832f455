import { expect, test } from "vitest";
import type { Offer } from "#commerce/offer.ts";
import { cart, line, seat } from "../../../tests/support/site/example-cart.ts";
import { suggest } from "./suggest.ts";

const course = (title: string, needs: string[] = [], holds: string[] = []) => ({ title, needs, holds });

const courses = new Map([
  ["1a", course("Level 1A")],
  ["1b", course("Level 1B", ["1a"])],
  ["2a", course("Level 2A", ["1a", "1b"])],
  ["essentials", course("Essentials", [], ["1a", "1b"])],
  ["complete", course("Complete", [], ["1a", "1b", "2a"])],
]);

const priced = (usd: string, availableForSale = true): Offer => ({
  kind: "priced",
  variantId: "gid://shopify/ProductVariant/1",
  availableForSale,
  prices: { USD: { amount: usd, compareAtAmount: null }, CAD: { amount: usd, compareAtAmount: null } },
});

const prices = { "1a": "79.0", "1b": "79.0", "2a": "79.0", essentials: "142.2", complete: "177.75" };

interface Trial {
  offers?: Record<string, Offer>;
  lines?: ReturnType<typeof line>[];
}

function suggestFor(handles: string[], { offers = {}, lines }: Trial = {}) {
  const sold = Object.entries({
    ...Object.fromEntries(Object.entries(prices).map(([handle, usd]) => [handle, priced(usd)])),
    ...offers,
  }).map(([handle, offer], index): [string, Offer] => [
    handle,
    offer.kind === "priced" ? { ...offer, variantId: `gid://shopify/ProductVariant/${index + 1}` } : offer,
  ]);
  return suggest(cart(lines ?? handles.map((handle) => line(handle, seat))), courses, new Map(sold));
}

test("an empty cart and a course without prerequisites get no suggestions", () => {
  expect(suggestFor(["1a"])).toEqual([]);
  expect(suggestFor([])).toEqual([]);
});

test("a prerequisite is suggested, as the bundle of both when that's cheaper", () => {
  expect(suggestFor(["1b"])).toEqual([
    expect.objectContaining({
      message: "Level 1B builds on Level 1A. The Essentials has it all for $142.20.",
      saved: "$15.80",
      title: "Essentials",
      price: "$142.20",
      replaces: ["gid://shopify/CartLine/1b"],
    }),
  ]);
});

test("without a cheaper bundle, each prerequisite is suggested", () => {
  const offers = { essentials: priced("200.0"), complete: priced("400.0") };

  expect(
    suggestFor(["2a"], { offers }).map(({ title, price, replaces }) => [title, price, replaces]),
  ).toEqual([
    ["Level 1A", "$79.00", []],
    ["Level 1B", "$79.00", []],
  ]);
});

test("two parts of a bundle suggest the bundle, with the savings", () => {
  const [first] = suggestFor(["1a", "1b"]);

  expect(first).toMatchObject({
    message: "The Essentials has all of these for $142.20.",
    saved: "$15.80",
    title: "Essentials",
    replaces: ["gid://shopify/CartLine/1a", "gid://shopify/CartLine/1b"],
  });
});

test("most of a bundle's parts suggest the bundle, naming the missing parts", () => {
  expect(suggestFor(["1b", "2a"])[0]).toMatchObject({
    message: "The Complete adds Level 1A and has it all for $177.75.",
    saved: "$59.25",
    title: "Complete",
  });
});

test("a bundle that is in the cart, sold out, without a price or more expensive isn't suggested", () => {
  const titles = (handles: string[], trial: Trial = {}) =>
    suggestFor(handles, trial).map(({ title }) => title);

  expect(titles(["essentials"])).toEqual([]);
  expect(titles(["1a", "1b"], { offers: { essentials: priced("142.2", false) } })).toEqual(["Complete"]);
  expect(
    titles(["1a", "1b"], { offers: { essentials: { kind: "unavailable" }, complete: priced("900.0") } }),
  ).toEqual([]);
});

test("the bundle keeps the student named on its parts", () => {
  const ana = { first: "Ana", last: "Rivera", email: "ana@example.com" };
  const lines = [line("1a", seat), line("1b", { ...seat, ...ana })];

  expect(suggestFor([], { lines })[0]?.student).toEqual(ana);
  expect(suggestFor(["1a", "1b"])[0]?.student).toBeNull();
});

const seatFor = (handle: string, student: Record<string, string>, id = `${handle}-${student["first"]}`) => ({
  ...line(handle, { ...seat, ...student }),
  id,
});

test("seats of different students don't become one student's bundle", () => {
  const lines = [seatFor("1a", { first: "Ana" }), seatFor("1b", { first: "Ben" })];

  expect(suggestFor([], { lines })).toEqual([]);
});

test.each([
  ["the email address, however it's written", { email: "Ana@example.com" }, { email: "ana@example.com" }],
  ["the name", { first: "Ana", last: "Rivera" }, { first: "Ana", last: "Rivera" }],
])("a student is known by %s, and the seats of others stay", (_how, ana, same) => {
  const lines = [
    seatFor("1a", { first: "Ben" }),
    seatFor("1b", ana, "1b-ana"),
    seatFor("1a", same, "1a-ana"),
    seatFor("1b", { first: "Ben", email: "ben@example.com" }),
  ];

  expect(suggestFor([], { lines })[0]).toMatchObject({
    title: "Essentials",
    replaces: ["1a-ana", "1b-ana"],
    student: same,
  });
});

test("a student's bundle doesn't take an unnamed seat while the student has one of the same course", () => {
  const lines = [line("1a", seat), seatFor("1b", { first: "Ben" }), seatFor("1a", { first: "Ben" })];

  expect(suggestFor([], { lines })[0]?.replaces).toEqual(["1a-Ben", "1b-Ben"]);
});

test("one student's bundle doesn't hide what another one saves", () => {
  const lines = [
    seatFor("essentials", { first: "Ana" }),
    seatFor("1a", { first: "Ben" }),
    seatFor("1b", { first: "Ben" }),
  ];

  expect(suggestFor([], { lines })[0]).toMatchObject({ title: "Essentials", student: { first: "Ben" } });
});

test("a class gets no suggestions, which would each switch one seat of many", () => {
  const students = [{ first: "Ana" }, { first: "Ben" }, { first: "Cy" }, { first: "Di" }];
  const lines = ["1a", "1b", "2a"].flatMap((handle) => students.map((student) => seatFor(handle, student)));

  expect(suggestFor([], { lines })).toEqual([]);
  expect(suggestFor([], { lines: lines.slice(4, 8) })).toEqual([]);
});

test("gifts get no suggestions", () => {
  const gift = { giftId: "a1b2c3d4", template: "Everyday", deliver: "Now", method: "email" };

  expect(suggestFor([], { lines: [line("1a", gift), line("1b", gift)] })).toEqual([]);
});
