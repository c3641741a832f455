import { expect, test } from "vitest";
import { toUsedOnText } from "./used-on.ts";

const blog = { title: "Blog", href: "/blog" };

test("where a document is used is a sentence for people without the preview, and links nowhere", () => {
  expect(toUsedOnText({ locations: [{ title: "/about-us", href: "/about-us" }, blog] })).toEqual({
    message: "Used on /about-us and Blog (/blog).",
  });
});

test("what the list would have said comes after the places", () => {
  expect(toUsedOnText({ locations: [blog], message: "Shown on their posts." })).toEqual({
    message: "Used on Blog (/blog). Shown on their posts.",
  });
});

test("a document without a page says only that", () => {
  const state = { message: "Give it an address to see its page.", tone: "caution" } as const;

  expect(toUsedOnText(state)).toEqual({ ...state, message: `It isn't used on any page. ${state.message}` });
});
