import { describe, expect, test } from "vitest";
import { cutOff, toSearchPreview } from "./to-search-preview.ts";

const site = { name: "Handshape", description: "Learn ASL from Deaf teachers." };
const course = {
  _type: "course",
  title: "Level 1A",
  description: "Your first signs.",
  slug: { current: "1a" },
};

describe("a page's search result", () => {
  test("has its metadata, with the site's name after the title", () => {
    const meta = { title: "ASL for beginners", description: "Five lessons.", shareTitle: "Learn ASL" };

    expect(toSearchPreview({ ...course, meta }, site)).toEqual({
      path: "/courses/1a",
      title: "ASL for beginners · Handshape",
      description: "Five lessons.",
      shareTitle: "Learn ASL",
    });
  });

  test("has its own words without metadata, and the site's without either", () => {
    expect(toSearchPreview(course, site)).toMatchObject({
      title: "Level 1A · Handshape",
      description: "Your first signs.",
      shareTitle: "Level 1A",
    });
    expect(toSearchPreview({ _type: "page" }, site)).toEqual({
      path: null,
      title: "Handshape",
      description: "Learn ASL from Deaf teachers.",
      shareTitle: "Handshape",
    });
  });

  test("says the site's name once", () => {
    expect(toSearchPreview({ ...course, meta: { title: "Handshape Level 1A" } }, site).title).toBe(
      "Handshape Level 1A",
    );
  });

  test.each([
    ["book", "subtitle"],
    ["blogPost", "excerpt"],
    ["freeLesson", "summary"],
    ["quiz", "introduction"],
  ])("of a %s has its %s", (_type, field) => {
    expect(toSearchPreview({ _type, [field]: "Own words." }, site).description).toBe("Own words.");
  });
});

test.each([
  ["Short enough", 60, "Short enough"],
  ["One two three four", 9, "One two…"],
  ["Unbreakable", 5, "Unbre…"],
])("%j is cut off after %i characters as %j", (text, limit, expected) => {
  expect(cutOff(text, limit)).toBe(expected);
});
