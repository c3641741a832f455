import { expect, test } from "vitest";
import { openSession, sealSession } from "./preview-session.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = now.getTime() + 60_000;

test("a session survives its cookie", () => {
  const cookie = sealSession({ kind: "link", id: "previewLink.a", shows: "drafts" }, "key");

  expect(openSession(cookie, "key", now)).toEqual({ kind: "link", id: "previewLink.a", shows: "drafts" });
});

test("an editor's session expires", () => {
  const cookie = sealSession({ kind: "editor", until: later }, "key");

  expect(openSession(cookie, "key", now)).toEqual({ kind: "editor", until: later });
  expect(openSession(cookie, "key", new Date(later))).toBeNull();
});

test.each([
  ["none", undefined],
  ["an empty cookie", ""],
  ["a cookie without a signature", sealSession({ kind: "editor", until: later }, "key").split(".")[0]],
  ["a cookie signed with another key", sealSession({ kind: "editor", until: later }, "other")],
  [
    "a cookie with other content",
    `${sealSession({ kind: "link", id: "b", shows: "drafts" }, "key").split(".")[0]}.${sealSession({ kind: "link", id: "a", shows: "drafts" }, "key").split(".")[1]}`,
  ],
  ["a cookie with non-ASCII characters in its signature", `${"a".repeat(8)}.${"é".repeat(43)}`],
])("%s isn't a session", (_name, cookie) => {
  expect(openSession(cookie, "key", now)).toBeNull();
});
