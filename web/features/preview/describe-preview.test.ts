import { expect, test } from "vitest";
import { describePreview } from "./describe-preview.ts";

const release = { name: "rSpring", title: "Spring campaign" };
const until = "2026-11-22T12:00:00Z";

test("an editor, who chooses in the Studio, is told what is shown", () => {
  expect(describePreview({ kind: "editor", perspective: "drafts" })).toEqual({
    shown: "You see drafts, not what the public sees.",
    until: null,
    choices: [],
  });
  expect(describePreview({ kind: "editor", perspective: ["rSpring", "drafts"] }).shown).toBe(
    "You see a release, not what the public sees.",
  );
});

test("a link to drafts tells until when and switches to the public pages", () => {
  expect(describePreview({ kind: "link", id: "a", shows: "drafts", release: null, until })).toEqual({
    shown: "You see drafts, not what the public sees.",
    until,
    choices: [
      { value: "published", label: "Published", isShown: false },
      { value: "drafts", label: "Drafts", isShown: true },
    ],
  });
});

test("a link to a release names it and switches between it and the public pages", () => {
  expect(describePreview({ kind: "link", id: "a", shows: "release", release, until })).toMatchObject({
    shown: "You see the release “Spring campaign”, not what the public sees.",
    choices: [
      { value: "published", isShown: false },
      { value: "release", label: "Spring campaign", isShown: true },
    ],
  });
});

test.each([
  ["expired", "This preview has expired. You see the public pages."],
  ["revoked", "This preview was taken back. You see the public pages."],
] as const)("a preview that is %s says so and offers nothing", (why, shown) => {
  expect(describePreview({ kind: "ended", why })).toEqual({ shown, until: null, choices: [] });
});
