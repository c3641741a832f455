import { expect, test } from "vitest";
import { describePreview, isDraftsForEditor } from "./describe-preview.ts";

const release = { name: "rSpring", title: "Spring campaign", isScheduledDraft: false };
const until = "2026-11-22T12:00:00Z";

test("an editor, who switches in the Studio, only sees what is shown", () => {
  expect(describePreview({ kind: "editor", perspective: "drafts" })).toEqual({
    name: "Drafts",
    shown: "You’re viewing drafts, not the public site.",
    until: null,
    choices: [],
  });
  expect(describePreview({ kind: "editor", perspective: ["rSpring", "drafts"] })).toMatchObject({
    name: "Release",
    shown: "You’re viewing a release, not the public site.",
  });
});

test("a link to drafts shows when it ends and switches to the public pages", () => {
  expect(describePreview({ kind: "link", id: "a", shows: "drafts", release: null, until })).toEqual({
    name: "Drafts",
    shown: "You’re viewing drafts, not the public site.",
    until,
    choices: [
      { value: "published", label: "Published", isShown: false },
      { value: "drafts", label: "Drafts", isShown: true },
    ],
  });
});

test("a link to a release names it and switches to the public pages", () => {
  expect(describePreview({ kind: "link", id: "a", shows: "release", release, until })).toMatchObject({
    name: "Spring campaign",
    shown: "You’re viewing the release “Spring campaign”, not the public site.",
    choices: [
      { value: "published", isShown: false },
      { value: "release", label: "Spring campaign", isShown: true },
    ],
  });
});

test("a link to a scheduled draft isn't named like the release that the Studio makes for it", () => {
  const scheduled = { name: "rMonday", title: "Scheduled publish", isScheduledDraft: true };

  expect(
    describePreview({ kind: "link", id: "a", shows: "release", release: scheduled, until }),
  ).toMatchObject({
    name: "Scheduled",
    shown: "You’re viewing a scheduled draft, not the public site.",
    choices: [{ value: "published" }, { value: "release", label: "Scheduled" }],
  });
});

test.each([
  ["expired", "This preview has expired. You’re viewing the public site."],
  ["revoked", "This preview was revoked. You’re viewing the public site."],
] as const)("a preview that is %s says so and has no choices", (why, shown) => {
  expect(describePreview({ kind: "ended", why })).toEqual({
    name: "Published",
    shown,
    until: null,
    choices: [],
  });
});

test.each([
  ["drafts" as const, true],
  ["published" as const, false],
  [["rSpring", "drafts"], false],
])("an editor who sees %j may change lists on the page: %s", (perspective, may) => {
  expect(isDraftsForEditor({ kind: "editor", perspective })).toBe(may);
});

test("the public and reviewers can't change lists on the page", () => {
  expect(isDraftsForEditor(null)).toBe(false);
  expect(isDraftsForEditor({ kind: "link", id: "a", shows: "drafts", release: null, until })).toBe(false);
});
