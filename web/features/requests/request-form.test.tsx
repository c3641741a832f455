import { requestKinds } from "@shop/schemas/vocabulary/request-kinds.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ClassroomPrices } from "./estimate.ts";
import { RequestForm } from "./request-form.tsx";

const classroom: ClassroomPrices = {
  courses: [
    { handle: "level-1a", title: "Level 1A", prices: { USD: "79.0", CAD: "109.0" } },
    { handle: "level-1b", title: "Level 1B", prices: null },
  ],
  discounts: [{ minSeats: 10, percent: 15 }],
};

const render = (kind: (typeof requestKinds)[number]["value"]) =>
  renderToStaticMarkup(
    <RequestForm
      kind={kind}
      supportEmail="hello@shop.example"
      classroom={kind === "classroom-pricing" ? classroom : null}
    />,
  );

test.each(requestKinds)("the $value form sends itself, and each of its fields has an alert", ({ value }) => {
  const form = render(value);
  const controls = Array.from(form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g), ([tag]) => tag).filter(
    (tag) => !/name="website"|type="hidden"/.test(tag),
  );
  const described = controls.map((tag) => /aria-describedby="([^"]+)"/.exec(tag)?.[1]?.split(" ").at(-1));

  expect(form).toContain(`action="/api/requests/${value}" method="post"`);
  expect(described.filter((id) => !form.includes(`id="${id}" role="alert"`))).toEqual([]);
});

test("a class sees the price of a seat in the form's currency, and what more seats save", () => {
  const form = render("classroom-pricing");

  expect(form).toContain('data-seat-currency="USD">$79.00 a seat</span>');
  expect(form).toContain('data-seat-currency="CAD">$109.00 CAD a seat</span>');
  expect(form).not.toContain("data-currency=");
  expect(form).toContain("<span>10+ seats</span> <strong>15% off</strong>");
  expect(form).toContain("Enter your seats to see what your class costs.");
});

test("nothing is cut off what's pasted into a field of several lines", () => {
  expect(render("contact")).toMatch(/<textarea(?![^>]*maxlength)[^>]*name="message"/i);
});

test("the field for programs is out of a person's way", () => {
  expect(render("contact")).toMatch(
    /aria-hidden="true"><label>[^<]*<input tabindex="-1" autoComplete="off" name="website"/i,
  );
});

test("a sold-out book's form says which book it's about", () => {
  const form = renderToStaticMarkup(
    <RequestForm
      kind="back-in-stock"
      supportEmail="hello@shop.example"
      classroom={null}
      subject={{ book: "getting-started" }}
    />,
  );

  expect(form).toContain('<input type="hidden" name="book" value="getting-started"/>');
  expect(form.match(/type="email"/g)).toHaveLength(1);
});
