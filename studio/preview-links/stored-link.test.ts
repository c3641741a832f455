import { expect, test } from "vitest";
import { describeContent, isRevocable, toStatus } from "./stored-link.ts";

const now = new Date("2026-11-21T12:00:00Z");
const link = { _id: "previewLink.a", expiresAt: "2026-11-22T12:00:00Z" };

test.each([
  [{ uses: 4 }, "Open"],
  [{ expiresAt: "2026-11-21T12:00:00Z" }, "Expired"],
  [{ expiresAt: null }, "Expired"],
  [{ revokedAt: "2026-11-21T10:00:00Z" }, "Revoked"],
  [{ isSingleUse: true, uses: 0 }, "Open"],
  [{ isSingleUse: true, uses: 1 }, "Used"],
])("a link with %j is shown as %s", (others, status) => {
  expect(toStatus({ ...link, ...others }, now)).toBe(status);
});

test.each([
  ["Open", true],
  ["Used", true],
  ["Expired", false],
  ["Revoked", false],
] as const)("whether a link shown as %s can be revoked: %s", (status, canBe) => {
  expect(isRevocable(status)).toBe(canBe);
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
