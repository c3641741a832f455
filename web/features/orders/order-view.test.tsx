import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OrderChange } from "./order-change.ts";
import type { GiftStatus, SeatStatus } from "./order-status.ts";
import { OrderView } from "./order-view.tsx";

const seat: SeatStatus = {
  kind: "seat",
  id: "1001-11-1",
  count: 1,
  courseTitle: "Level 1A",
  learner: { first: "Ana", last: "Ng", email: "ana@example.test" },
  isBuyers: false,
  access: { kind: "opening" },
  canCorrect: true,
  isCorrected: false,
};

const gift: GiftStatus = {
  kind: "gift",
  id: "1001-12-1",
  courseTitle: "Level 1A",
  recipient: "mia@example.test",
  isForBuyer: false,
  card: { kind: "sending" },
  canResend: false,
  code: { kind: "unredeemed" },
  canCorrect: true,
  isCorrected: false,
};

const renderItems = (items: readonly (SeatStatus | GiftStatus)[], change: OrderChange | null = null) =>
  renderToStaticMarkup(
    <OrderView status={{ name: "#1001", isCancelled: false, items }} token="token" change={change} />,
  );
const renderMarkup = (given: Partial<SeatStatus> = {}) => renderItems([{ ...seat, ...given }]);

const toText = (markup: string) => markup.replaceAll(/<[^>]*>/g, " ");
const render = (given: Partial<SeatStatus> = {}) => toText(renderMarkup(given));

test("the page says that it's about courses, and where books are", () => {
  const text = render();

  expect(text).toContain("Your courses from order #1001");
  expect(text).toContain("If you ordered books, too, they’re in the order confirmation from our checkout.");
});

test("the buyer's seats are one item with their count", () => {
  const text = render({ isBuyers: true, count: 20 });

  expect(text).toContain("Level 1A, 20 seats");
  expect(text).toContain("Give one to someone else");
});

test.each([
  ["the buyer's seats stands for any of them", true],
  ["a student's seat stands for that one", false],
])("the form of %s", (_what, isBuyers) => {
  expect(renderMarkup({ isBuyers }).includes('name="seats" value="any"')).toBe(isBuyers);
});

test.each([
  ["a student's address keeps their name", false, ["Ana", "Ng"]],
  ["the buyer's seat is for somebody else", true, ["", ""]],
])("the form of %s", (_what, isBuyers, names) => {
  const markup = renderMarkup({ isBuyers });

  const values = ["first_name", "last_name"].map(
    (name) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(markup)?.[1],
  );
  expect(values).toEqual(names);
});

test("a student without a name has their address only", () => {
  expect(render({ learner: { first: "", last: "", email: "ana@example.test" } })).toMatch(
    /For\s+ana@example\.test/,
  );
});

test.each([
  [{ kind: "resent", item: gift.id }, "We’re emailing the card to mia@example.test again."],
  [{ kind: "corrected", item: gift.id }, "The card now goes to mia@example.test."],
  [{ kind: "corrected", item: seat.id }, "This course now goes to ana@example.test."],
] as const)("after %j, the page opens at a sentence that says so", (change, sentence) => {
  expect(renderItems([seat, gift], change)).toMatch(
    new RegExp(`<p[^>]* id="changed" tabindex="-1">${sentence}</p>`, "i"),
  );
});

test("a change of an unknown item says nothing", () => {
  expect(renderItems([seat, gift], { kind: "corrected", item: "1002-11-1" })).not.toContain("changed");
});

test("headings, and forms that are closed, are named for whom they're about", () => {
  const bo = { ...seat, id: "1001-11-2", learner: { first: "Bo", last: "Trial", email: "bo@example.test" } };
  const you = { ...seat, id: "1001-11-3", isBuyers: true };
  const unsent = { ...gift, recipient: null, isForBuyer: true };
  const readAll = (tag: string) =>
    [...renderItems([bo, you, gift, unsent]).matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "g"))].map(
      ([, inner = ""]) => inner.replaceAll(/<[^>]*>/g, ""),
    );

  expect(readAll("h2")).toEqual([
    "Level 1A for Bo Trial",
    "Level 1A for you",
    "Level 1A, as a gift for mia@example.test",
    "Level 1A, as a gift",
  ]);
  expect(readAll("summary")).toEqual([
    "Fix the address: Level 1A for Bo Trial",
    "Give it to someone else: Level 1A for you",
    "Fix the address: Level 1A, as a gift for mia@example.test",
    "Email it to someone: Level 1A, as a gift",
  ]);
});
