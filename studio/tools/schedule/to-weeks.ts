/** Something that shoppers see, or that goes out, from a time or until one. */
export interface ScheduleEntry {
  id: string;
  type: string;
  title: string;
  /** What a scheduled draft publishes; null for everything else. */
  document: { id: string; type: string } | null;
  /** Null if it starts when it's published. */
  startsAt: Date | null;
  /** Null if it runs until it's unpublished. A release's is its start. */
  endsAt: Date | null;
  isDraft: boolean;
}

/** An entry on a day. */
export interface DayEntry {
  entry: ScheduleEntry;
  /** Whether it starts or ends that day. */
  starts: boolean;
  ends: boolean;
  /** Whether it's the first day shown on which it runs. */
  isFirst: boolean;
  /** On these days and on each Sunday, its title is shown. */
  isNamed: boolean;
}

export interface ScheduleDay {
  date: Date;
  isInMonth: boolean;
  /** Earliest start first. */
  entries: readonly DayEntry[];
}

const daysPerWeek = 7;

/** The weeks of a month with what runs on each day, in the editor's time zone. Weeks begin on Sunday, and show the days around the month. */
export function toWeeks(entries: readonly ScheduleEntry[], month: Date): ScheduleDay[][] {
  const [year, index] = [month.getFullYear(), month.getMonth()];
  const daysBefore = new Date(year, index, 1).getDay();
  const daysInMonth = new Date(year, index + 1, 0).getDate();
  const weekCount = Math.ceil((daysBefore + daysInMonth) / daysPerWeek);
  const sorted = entries.toSorted((a, b) => toMilliseconds(a.startsAt) - toMilliseconds(b.startsAt));
  return Array.from({ length: weekCount }, (_week, week) =>
    Array.from({ length: daysPerWeek }, (_day, day) => {
      // Days, not milliseconds, because some have 23 or 25 hours.
      const number = week * daysPerWeek + day - daysBefore + 1;
      const isFirstShown = week === 0 && day === 0;
      const [date, next] = [new Date(year, index, number), new Date(year, index, number + 1)];
      return {
        date,
        isInMonth: date.getMonth() === index,
        entries: sorted.flatMap((entry) => toDayEntry({ entry, day: date, next, isFirstShown }) ?? []),
      };
    }),
  );
}

interface EntryOnDay {
  entry: ScheduleEntry;
  day: Date;
  next: Date;
  isFirstShown: boolean;
}

function toDayEntry({ entry, day, next, isFirstShown }: EntryOnDay): DayEntry | null {
  const { startsAt, endsAt } = entry;
  // A release's start is its end, and may be midnight.
  const isOver = endsAt !== null && endsAt <= day && !(startsAt !== null && startsAt >= day);
  const isLater = startsAt !== null && startsAt >= next;
  if (isOver || isLater) return null;
  const starts = startsAt !== null && startsAt >= day;
  const ends = endsAt !== null && endsAt <= next;
  return {
    entry,
    starts,
    ends,
    isFirst: starts || isFirstShown,
    isNamed: starts || ends || day.getDay() === 0,
  };
}

const toMilliseconds = (time: Date | null) => time?.getTime() ?? -Infinity;
