import { expect, test } from "vitest";
import { toLlmsText } from "./to-llms-text.ts";

test("llms.txt has the site's name, summary, notes and lists of links, without empty lists", () => {
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
