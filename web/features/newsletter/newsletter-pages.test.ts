import { expect, test } from "vitest";
import { answerBadLink, answerLinkDone, answerLinkForm, answerUsedLink } from "./newsletter-pages.ts";

const words = { title: "One more click", text: "Press the button.", button: "Confirm" };

test.each([
  ["before its button is pressed", answerLinkForm(words)],
  ["afterward", answerLinkDone(words)],
  ["when it's been used", answerUsedLink()],
  ["when it's broken", answerBadLink()],
])("a mailed link's page keeps the token in its address from the next page %s", (_when, { headers }) => {
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});
