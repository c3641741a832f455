import { expect, test } from "vitest";
import { openSession, sealSession } from "./preview-session.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = now.getTime() + 60_000;

test("a session comes out of its cookie as it went in", () => {
  const cookie = sealSession({ kind: "link", id: "previewLink.a", shows: "drafts" }, "key");

  expect(openSession(cookie, "key", now)).toEqual({ kind: "link", id: "previewLink.a", shows: "drafts" });
});

test("an editor's session ends at its time", () => {
  const cookie = sealSession({ kind: "editor", until: later }, "key");

  expect(openSession(cookie, "key", now)).toEqual({ kind: "editor", until: later });
  expect(openSession(cookie, "key", new Date(later))).toBeNull();
});

test.each([
  ["none", undefined],
  ["an empty one", ""],
  ["one without a signature", sealSession({ kind: "editor", until: later }, "key").split(".")[0]],
  ["one signed with another key", sealSession({ kind: "editor", until: later }, "other")],
  [
    "one whose content was exchanged",
    `${sealSession({ kind: "link", id: "b", shows: "drafts" }, "key").split(".")[0]}.${sealSession({ kind: "link", id: "a", shows: "drafts" }, "key").split(".")[1]}`,
  ],
  ["one with letters beyond ASCII in its signature", `${"a".repeat(8)}.${"é".repeat(43)}`],
])("%s is no session", (_name, cookie) => {
  expect(openSession(cookie, "key", now)).toBeNull();
});
