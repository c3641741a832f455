import { expect, test } from "vitest";
import { moveCard, moveInSession } from "./move-card.ts";
import type { PracticeCard } from "./practice-list.ts";

const hello: PracticeCard = { slug: "hello", gloss: "HELLO", box: 2, due: "2026-11-25" };
const name: PracticeCard = { slug: "name", gloss: "NAME", box: 1, due: "2026-11-25" };

test("a card follows its sign to a new address, with its box and day", () => {
  const moved = moveCard([hello, name], "hello", { slug: "hi", gloss: "HI" });

  expect(moved).toEqual([{ ...hello, slug: "hi", gloss: "HI" }, name]);
  expect(moveCard([name], "hello", { slug: "hi", gloss: "HI" })).toEqual([name]);
});

test.each([
  [2, hello],
  [3, { ...hello, box: 3, due: "2026-12-03" }],
])("a sign that's on the list at both addresses stays once, in the higher box: 2 or %i", (box, best) => {
  const added = { slug: "hi", gloss: "HI", box, due: "2026-12-03" };

  const moved = moveCard([added, name, hello], "hello", { slug: "hi", gloss: "HI" });

  expect(moved).toEqual([name, { ...best, slug: "hi", gloss: "HI" }]);
});

test("a sign with a new address is asked in its turn", () => {
  const session = { queue: ["a", "b"], known: [], missed: [] };

  expect(moveInSession(session, "c")).toEqual({ queue: ["c", "b"], known: [], missed: [] });
});

test.each([
  ["still to ask", { queue: ["a", "b", "c"], known: [], missed: [] }],
  ["known", { queue: ["a", "b"], known: ["c"], missed: [] }],
  ["missed, then known", { queue: ["a", "b"], known: [], missed: ["c"] }],
])("a sign that's %s at its new address isn't asked twice", (_what, session) => {
  expect(moveInSession(session, "c")).toEqual({ ...session, queue: session.queue.slice(1) });
});
