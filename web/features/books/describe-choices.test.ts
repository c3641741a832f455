import { expect, test } from "vitest";
import { everyBook } from "./book-choices.ts";
import { describeChoices } from "./describe-choices.ts";

test.each([
  [everyBook, "Books"],
  [{ ...everyBook, audience: "kids" }, "Books for kids"],
  [{ ...everyBook, kind: "ours" }, "Our own books"],
  [
    { audience: "adults", kind: "recommended", format: "paperback" },
    "Recommended books for adults, in paperback",
  ],
] as const)("%j is described as %s", (choices, title) => {
  expect(describeChoices(choices).title).toBe(title);
});
