const monthNames = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** 2026-12-31, 12/31/2026, 12/31/26, and Dec 31, 2026. */
const datePatterns = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d\d)(?!\d)/,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})(?!\d)/,
];

/** 9:00, 9:00 AM, and 9 AM. */
const timePattern = /^(?:,? at|,)? (?<hour>\d{1,2})(?::(?<minute>\d\d))?(?: ?(?<half>[ap])\.?m\.?)?$/;

interface DateFormat {
  hasTime: boolean;
  /** The time of a date without one, where only the day counts. */
  timeOfDay?: string | null;
}

/**
 * A date as it's written in the US, in the form that the Studio reads: 2026-12-31, or 2026-12-31 21:00. Null if it can't be read with
 * certainty. A date alone has no time, unless it's given: a sale that ends on a day may include that day or not.
 */
export function toStudioDate(text: string, { hasTime, timeOfDay = null }: DateFormat): string | null {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const match = datePatterns.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  const { year = "", month = "", day = "" } = match?.groups ?? {};
  const monthNumber = Number(month) || monthNames.findIndex((name) => name.startsWith(month)) + 1;
  if (!match || monthNumber === 0) return null;
  const date = [year.padStart(4, "20"), toTwoDigits(monthNumber), toTwoDigits(day)].join("-");
  const rest = words.slice(match[0].length);
  if (!hasTime) return rest === "" ? date : null;
  const time = rest === "" ? timeOfDay : toTime(rest);
  return time && `${date} ${time}`;
}

function toTime(text: string): string | null {
  const { hour = "", minute, half } = timePattern.exec(text)?.groups ?? {};
  // An hour alone could be in the morning or in the evening.
  if (half === undefined) return minute ? `${toTwoDigits(hour)}:${minute}` : null;
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  return `${toTwoDigits((Number(hour) % 12) + (half === "p" ? 12 : 0))}:${minute ?? "00"}`;
}

const toTwoDigits = (number: string | number) => String(number).padStart(2, "0");
