import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toCourseLine } from "../../../../tests/support/site/course-line.ts";
import { WithoutCart } from "../../../../tests/support/site/no-cart.tsx";
import { CartLineItem } from "./cart-line-item.tsx";

test.each([
  [
    { studentId: "a1b2c3d4", first: "Ana", last: "Ortiz", email: "*" },
    "Remove Level 1A for Ana Ortiz",
    "Change the student Ana Ortiz",
  ],
  [{ studentId: "a1b2c3d4", first: "*", last: "*", email: "*" }, "Remove Level 1A", "Name the student"],
  [
    { giftId: "a1b2c3d4", email: "dovid@example.test" },
    "Remove Level 1A, gift for dovid@example.test",
    "Change the gift for dovid@example.test",
  ],
])("a line of %j has the controls %s and %s", (attributes, remove, change) => {
  const html = renderToStaticMarkup(
    <WithoutCart>
      <CartLineItem line={toCourseLine(attributes)} errors={[]} />
    </WithoutCart>,
  );

  expect(listTexts(html, "button")).toContain(remove);
  expect(listTexts(html, "summary")).toEqual([change]);
});

const listTexts = (html: string, tag: string) =>
  Array.from(html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "g")), ([found]) =>
    found.replaceAll(/<[^>]*>/g, ""),
  );
