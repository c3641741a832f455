import { expect, test } from "vitest";
import type { RichText } from "#content/content-types.ts";
import { toParts } from "./to-parts.ts";

const toBlock = (text: string, style: "h2" | "normal" = "normal"): RichText[number] => ({
  _key: text,
  _type: "block",
  markDefs: null,
  style,
  children: [{ _key: "span", _type: "span", text }],
});

test("a text is split at its large headings, keeping what comes before the first", () => {
  const hello = toBlock("Hello.");
  const buying = toBlock("You can buy.");

  expect(toParts([hello, toBlock("Who can buy?", "h2"), buying])).toEqual([
    { heading: null, body: [hello] },
    { heading: { text: "Who can buy?", anchor: "who-can-buy" }, body: [buying] },
  ]);
});

test("headings with the same text have different anchors", () => {
  const parts = toParts([toBlock("Contact", "h2"), toBlock("Contact", "h2"), toBlock("?", "h2")]);

  expect(parts.map(({ heading }) => heading?.anchor)).toEqual(["contact", "contact-2", "part"]);
});

test("a page without text has no parts", () => {
  expect(toParts(null)).toEqual([]);
});
