import { expect, test } from "vitest";
import { toLlmsText } from "./to-llms-text.ts";

test("a site is told by its name, a sentence, notes and lists of links; an empty list is left out", () => {
  const text = toLlmsText({
    name: "Handshape",
    summary: "ASL taught by Deaf people.",
    notes: ["Two currencies."],
    sections: [
      {
        title: "Courses",
        pages: [
          { title: "Level 1A", description: "First signs.", url: "https://shop.example/courses/1a.md" },
          { title: null, description: null, url: "https://shop.example/courses/1b.md" },
        ],
      },
      { title: "Books", pages: [] },
    ],
  });

  expect(text).toBe(`# Handshape

> ASL taught by Deaf people.

- Two currencies.

## Courses

- [Level 1A](https://shop.example/courses/1a.md): First signs.
- [https://shop.example/courses/1b.md](https://shop.example/courses/1b.md)`);
});
