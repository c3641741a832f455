import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toCourseLine } from "../../../../tests/support/site/course-line.ts";
import { WithoutCart } from "../../../../tests/support/site/no-cart.tsx";
import { AddedToCart } from "./added-to-cart.client.tsx";

const seat = { studentId: "a1b2c3d4", first: "*", last: "*", email: "*" };
const gift = { giftId: "a1b2c3d4", method: "print" };

test.each([
  ["20 seats have their count and total, and nobody's name", seat, 20, "20 seats, $1,580.00", "Student"],
  ["a seat has its price and student", seat, 1, "$79.00</p>", "seats"],
  ["3 gifts have their count and total", gift, 3, "3 gifts, $237.00", "Student"],
  ["3 gifts with one card have it", gift, 3, "Printable card", "Student"],
])("%s", (_name, attributes, count, words, absent) => {
  const html = renderToStaticMarkup(
    <WithoutCart>
      <AddedToCart
        line={toCourseLine(attributes)}
        count={count}
        isAlike
        suggestions={[]}
        onClose={() => {}}
      />
    </WithoutCart>,
  );

  expect(html).toContain(words);
  expect(html).not.toContain(absent);
});

test("3 gifts with different cards have none of them", () => {
  const html = renderToStaticMarkup(
    <WithoutCart>
      <AddedToCart line={toCourseLine(gift)} count={3} isAlike={false} suggestions={[]} onClose={() => {}} />
    </WithoutCart>,
  );

  expect(html).toContain("3 gifts, $237.00");
  expect(html).not.toContain("Printable card");
});
