import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Merchandise } from "#commerce/cart/merchandise-reader.ts";
import { parseSavedCart } from "#commerce/cart/saved-cart.ts";
import { SavedCart } from "./saved-cart.tsx";

const workbook: Merchandise = { kind: "product", title: "Workbook", handle: "workbook", isAvailable: true };
const merchandise = new Map([["gid://shopify/ProductVariant/11", workbook]]);
const missing = "Part of this link is missing. Ask for it again.";

function render(link: string): string {
  const { items = [], isWhole = false } = parseSavedCart(link) ?? {};
  return renderToStaticMarkup(<SavedCart items={items} isWhole={isWhole} merchandise={merchandise} />);
}

test("a link that was cut off says so, and offers what can be read", () => {
  const html = render("11x1.1");

  expect(html).toContain(missing);
  expect(html).toContain("<li>Workbook</li>");
  expect(html).toContain('name="saved" value="11x1"');
});

test("a link of which nothing can be read says so, and offers nothing", () => {
  const html = render("1");

  expect(html).toContain(missing);
  expect(html).not.toMatch(/<li|<form/);
});

test("a whole link has nothing missing", () => {
  expect(render("11x1")).not.toContain(missing);
});
