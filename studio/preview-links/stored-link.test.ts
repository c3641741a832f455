import { expect, test } from "vitest";
import { describeContent, isRevocable } from "./stored-link.ts";

test.each([
  ["open", true],
  ["used", true],
  ["expired", false],
  ["revoked", false],
] as const)("whether a link that is %s can be revoked: %s", (state, canBe) => {
  expect(isRevocable(state)).toBe(canBe);
});

const toRelease = (state: string) => ({
  id: "rAutumn",
  kind: "Release",
  title: "Autumn",
  release: { state },
});

test.each([
  ["drafts", "active", "Drafts"],
  ["rAutumn", "active", "Release “Autumn”"],
  ["rAutumn", "scheduled", "Release “Autumn”"],
  ["rAutumn", "published", "Release “Autumn” (published)"],
  ["rAutumn", "archived", "Release “Autumn” (archived)"],
  ["rDeleted", "active", "A release"],
  [null, "active", "A release"],
])("a link to %s, while the release is %s, shows: %s", (what, state, words) => {
  expect(describeContent(what, [toRelease(state)])).toBe(words);
});
