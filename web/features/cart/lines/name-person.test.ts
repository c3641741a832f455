import { expect, test } from "vitest";
import { namePerson } from "./name-person.ts";

test.each([
  [{ first: "Ana", last: "Rivera", email: "ana@example.com" }, "Ana Rivera"],
  [{ first: "*", last: "*", email: "ana@example.com" }, "ana@example.com"],
  [{ first: "*", last: "*", email: "*" }, null],
  [{ from: "Max", email: "dovid@example.com" }, "dovid@example.com"],
  [{}, null],
])("%j is for %s", (attributes, person) => {
  expect(namePerson(attributes)).toBe(person);
});
