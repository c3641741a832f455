import { expect, test } from "vitest";
import { appendClickId } from "./click-id.ts";

test("a click id becomes a query parameter, beside those that are there", () => {
  expect(appendClickId("https://learn.example.test/sign-in?lang=en#top", "Cj0K-x_1")).toBe(
    "https://learn.example.test/sign-in?lang=en&gclid=Cj0K-x_1#top",
  );
});

test("without a click id, a URL stays as it is", () => {
  expect(appendClickId("https://learn.example.test/sign-in", null)).toBe(
    "https://learn.example.test/sign-in",
  );
});
