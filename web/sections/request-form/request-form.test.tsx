import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Offers } from "#commerce/offer.ts";
import type { Section } from "#content/content-types.ts";
import { RequestForm } from "./request-form.tsx";

const course = (handle: string, title: string) => ({ _id: handle, handle, title });
const section: Section<"requestForm"> = {
  _key: "form",
  _type: "requestForm",
  form: "classroom-pricing",
  title: "Your class, and what it costs",
  text: null,
  image: null,
  supportEmail: "hello@shop.example",
  classroomPricing: {
    courses: [course("level-1a", "Level 1A"), course("level-1b", "Level 1B")],
    discounts: [{ _key: "a", minSeats: 5, percent: 10 }],
  },
};
const price = (amount: string) => ({ amount, compareAtAmount: "999.0" });
const offers: Offers = new Map([
  [
    "level-1a",
    {
      kind: "priced",
      variantId: "gid://shopify/ProductVariant/1",
      availableForSale: true,
      prices: { USD: price("79.0"), CAD: price("109.0") },
    },
  ],
]);

const render = (changed: Partial<Section<"requestForm">> = {}) =>
  renderToStaticMarkup(
    <RequestForm section={{ ...section, ...changed }} offers={offers} opensPage={false} />,
  );

test("a link can lead to a form by its kind", () => {
  expect(render()).toContain(' id="classroom-pricing"');
  expect(render({ form: "refund" })).toContain(' id="refund"');
});

test("a class sees the shop's own prices, and can ask for a course whose price isn't known", () => {
  const form = render();

  expect(form).toContain("$79.00 a seat");
  expect(form).toContain('name="seats-level-1b"');
  expect(form.match(/a seat</g)).toHaveLength(2);
});

test("a form that nobody would get says so, under its title", () => {
  const unavailable = render({ supportEmail: null });

  expect(unavailable).toContain("Your class, and what it costs");
  expect(unavailable).toContain("This form isn’t available right now. Please come back later.");
  expect(unavailable).not.toContain("<form");
});

test("a form is left out if a class has nothing to order, or nobody chose a form", () => {
  expect(render({ classroomPricing: null })).toBe("");
  expect(render({ form: null })).toBe("");
});
