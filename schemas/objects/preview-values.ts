/** Formats a time for a list. Undefined if it can't be read, because what throws here is “Invalid preview config” there. */
export function formatListed(format: Intl.DateTimeFormat, time: unknown): string | undefined {
  const date = new Date(typeof time === "string" ? time : "");
  return Number.isNaN(date.getTime()) ? undefined : format.format(date);
}

/** Joins words for a list; empty without any. */
export const joinListed = (words: unknown): string => (Array.isArray(words) ? words.join(", ") : "");
