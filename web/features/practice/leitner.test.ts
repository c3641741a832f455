import { expect, test } from "vitest";
import {
  answerCard,
  answerSession,
  findNextDay,
  maxSessionCards,
  postponeCard,
  skipCard,
  startSession,
  toDay,
} from "./leitner.ts";
import type { PracticeCard } from "./practice-list.ts";

const today = "2026-11-25";
const toCard = (slug: string, box: number, due: string): PracticeCard => ({ slug, gloss: slug, box, due });

test.each([
  [1, 2, "2026-11-27"],
  [2, 3, "2026-11-29"],
  [3, 4, "2026-12-03"],
  [4, 5, "2026-12-11"],
  [5, 5, "2026-12-11"],
])("a card in box %i that's known goes to box %i, and comes back on %s", (box, nextBox, due) => {
  const answered = answerCard(toCard("a", box, today), { isKnown: true, wasMissed: false, today });

  expect(answered).toMatchObject({ box: nextBox, due });
});

test("a missed card goes back to the first box and stays due", () => {
  const answered = answerCard(toCard("a", 4, today), { isKnown: false, wasMissed: false, today });

  expect(answered).toMatchObject({ box: 1, due: today });
});

test("a card that's known after it was missed stays in the first box until tomorrow", () => {
  const answered = answerCard(toCard("a", 1, today), { isKnown: true, wasMissed: true, today });

  expect(answered).toMatchObject({ box: 1, due: "2026-11-26" });
});

test("days are counted across the end of a year", () => {
  const answered = answerCard(toCard("a", 1, today), {
    isKnown: true,
    wasMissed: false,
    today: "2026-12-30",
  });

  expect(answered.due).toBe("2027-01-01");
});

test("a session asks what's due: the longest waiting first, then the least known", () => {
  const list = [
    toCard("later", 1, "2026-11-26"),
    toCard("well", 4, today),
    toCard("new", 1, today),
    toCard("late", 5, "2026-11-01"),
  ];

  expect(startSession(list, today).queue).toEqual(["late", "new", "well"]);
});

test("a session ends after twenty cards", () => {
  const list = Array.from({ length: 100 }, (_, index) => toCard(`s${index}`, 1, today));

  expect(startSession(list, today).queue).toHaveLength(maxSessionCards);
});

test("a missed card comes back at the end of the session, and counts as missed", () => {
  const start = startSession([toCard("a", 1, today), toCard("b", 1, today)], today);

  const missed = answerSession(start, false);
  const end = answerSession(answerSession(missed, true), true);

  expect(missed.queue).toEqual(["b", "a"]);
  expect(end).toEqual({ queue: [], known: ["b"], missed: ["a"] });
});

test("a sign that's gone is skipped without an answer", () => {
  const start = startSession([toCard("a", 1, today), toCard("b", 1, today)], today);

  expect(skipCard(start)).toEqual({ queue: ["b"], known: [], missed: [] });
});

test.each([
  [today, "2026-11-26"],
  ["2026-12-11", "2026-12-11"],
])("a card that couldn't be asked and is due on %s is due on %s, in the same box", (due, next) => {
  expect(postponeCard(toCard("a", 4, due), today)).toEqual(toCard("a", 4, next));
});

test("an answer after the end changes nothing", () => {
  const end = startSession([], today);

  expect(answerSession(end, true)).toEqual(end);
});

test("the next day is the earliest of all cards", () => {
  expect(findNextDay([toCard("a", 1, "2026-12-01"), toCard("b", 2, "2026-11-28")])).toBe("2026-11-28");
  expect(findNextDay([])).toBeNull();
});

test("a day is the visitor's own, even shortly before midnight", () => {
  expect(toDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
