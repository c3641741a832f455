import { boxCount, type PracticeCard, type PracticeList } from "./practice-list.ts";

/** After how many days a card in each box is asked again, from box 1 on. */
const daysByBox = [1, 2, 4, 8, 16];

/** How many cards one session asks, so that it has an end. */
export const maxSessionCards = 20;

/** A day in the visitor's own time zone: `2026-11-25`. */
export function toDay(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export interface Session {
  /** The slugs still to ask, the current one first. */
  queue: readonly string[];
  /** The slugs that were known at once, and those that were missed at least once. */
  known: readonly string[];
  missed: readonly string[];
}

/** A session with the cards that are due: those waiting longest first, then those that are known least. */
export function startSession(list: PracticeList, today: string): Session {
  const due = list
    .filter((card) => card.due <= today)
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.box - b.box)
    .slice(0, maxSessionCards);
  return { queue: due.map(({ slug }) => slug), known: [], missed: [] };
}

/** The session after an answer. A missed card comes back at its end, until it's known. */
export function answerSession({ queue, known, missed }: Session, isKnown: boolean): Session {
  const [current, ...rest] = queue;
  if (current === undefined) return { queue, known, missed };
  const wasMissed = missed.includes(current);
  if (!isKnown)
    return { queue: [...rest, current], known, missed: wasMissed ? missed : [...missed, current] };
  return { queue: rest, known: wasMissed ? known : [...known, current], missed };
}

/** The session without its current card, because there's nothing to show. */
export const skipCard = ({ queue, ...rest }: Session): Session => ({ ...rest, queue: queue.slice(1) });

interface Answer {
  isKnown: boolean;
  /** Whether it was missed earlier in the same session. */
  wasMissed: boolean;
  today: string;
}

/**
 * A card after an answer: in the next box when it was known at once, and in the first one when it was missed. Only the first
 * answer of a session counts. A missed card stays due until it's known.
 */
export function answerCard(card: PracticeCard, { isKnown, wasMissed, today }: Answer): PracticeCard {
  if (!isKnown) return { ...card, box: 1, due: today };
  const box = wasMissed ? 1 : Math.min(card.box + 1, boxCount);
  return { ...card, box, due: addDays(today, daysByBox[box - 1] ?? 1) };
}

/** A card that couldn't be asked, because its sign is gone: it isn't due before tomorrow, and stays in its box. */
export function postponeCard(card: PracticeCard, today: string): PracticeCard {
  const tomorrow = addDays(today, 1);
  return card.due < tomorrow ? { ...card, due: tomorrow } : card;
}

/** The first day on which a card is due; null for an empty list. */
export const findNextDay = (list: PracticeList): string | null =>
  list.map(({ due }) => due).toSorted()[0] ?? null;

/** Counted in UTC, so that no clock change adds or loses a day. */
function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
