import { expect, test } from "vitest";
import { html } from "./html.ts";

test("interpolated text is escaped everywhere", () => {
  const name = `"><script>alert('1 & 2')</script>`;

  const page = html`<p title="${name}">${name}</p>`;

  const text = "&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;";
  expect(page.text).toBe(`<p title="${text}">${text}</p>`);
});

test("pieces of a page are inserted unchanged, even in lists", () => {
  const names = ["a & b", "c"].map((name) => html`<b>${name}</b>`);

  expect(html`<i>${names}</i>`.text).toBe("<i><b>a &amp; b</b><b>c</b></i>");
});

test("null and false render nothing, and zero renders as a number", () => {
  expect(html`${null}${undefined}${false}${0}${[null, "x"]}`.text).toBe("0x");
});
