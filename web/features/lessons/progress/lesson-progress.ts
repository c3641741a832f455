/** What a learner has done of the free lessons. Lessons are named by their documents' ids. */
export interface LessonProgress {
  /** In the order in which they were marked. */
  done: readonly string[];
  /** The lesson that was opened last; null before that's recorded. */
  last: string | null;
}

export const noProgress: LessonProgress = { done: [], last: null };

/** A browser remembers this many lessons; the oldest marks are dropped first. */
export const maxDoneLessons = 200;

const version = 1;
const maxStoredLength = 20_000;
const isId = (value: unknown): value is string => typeof value === "string" && /^[\w.-]{1,64}$/.test(value);

/** Reads what `serializeProgress` wrote. Anything else, such as a later version's, counts as no progress. */
export function parseProgress(stored: string | null): LessonProgress {
  if (stored === null || stored.length > maxStoredLength) return noProgress;
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== "object" || parsed === null) return noProgress;
    if (!("version" in parsed) || parsed.version !== version) return noProgress;
    const done = "done" in parsed && Array.isArray(parsed.done) ? parsed.done.filter(isId) : [];
    const last = "last" in parsed && isId(parsed.last) ? parsed.last : null;
    return { done: [...new Set(done)].slice(-maxDoneLessons), last };
  } catch {
    return noProgress;
  }
}

export const serializeProgress = ({ done, last }: LessonProgress): string =>
  JSON.stringify({ version, done: done.slice(-maxDoneLessons), last });

/** Marks a lesson as done, or takes the mark away. */
export function markLesson({ done, last }: LessonProgress, id: string, isDone: boolean): LessonProgress {
  const others = done.filter((other) => other !== id);
  return { done: isDone ? [...others, id] : others, last };
}

/** How many of these lessons are done. */
export const countDone = ({ done }: LessonProgress, ids: readonly string[]): number =>
  ids.filter((id) => done.includes(id)).length;

/** Where to go on in a level: the lesson opened last, unless it's done, or else the first that isn't. Null when all are. */
export function findNextLesson({ done, last }: LessonProgress, ids: readonly string[]): string | null {
  const open = ids.filter((id) => !done.includes(id));
  return open.find((id) => id === last) ?? open[0] ?? null;
}
