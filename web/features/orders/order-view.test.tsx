import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SeatStatus } from "./order-status.ts";
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

const renderMarkup = (given: Partial<SeatStatus> = {}) =>
  renderToStaticMarkup(
    <OrderView
      status={{ name: "#1001", isCancelled: false, items: [{ ...seat, ...given }] }}
      token="token"
    />,
  );

const render = (given: Partial<SeatStatus> = {}) => renderMarkup(given).replaceAll(/<[^>]*>/g, " ");

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

test("a student without a name has their address only", () => {
  expect(render({ learner: { first: "", last: "", email: "ana@example.test" } })).toMatch(
    /For\s+ana@example\.test/,
  );
});
