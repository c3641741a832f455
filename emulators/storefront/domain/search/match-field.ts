import type { Comparator, Term } from "./search-query.ts";
import type { QueryField } from "./searchable.ts";
import { fold, isSameWord, toWords } from "./words.ts";

/** Whether `field:value` matches an item. `*` alone matches any value. */
export function matchField<Item>(
  item: Item,
  field: QueryField<Item>,
  { value, comparator, isQuoted }: Term,
  now: Date,
): boolean {
  const isAny = value === "*" && !isQuoted;
  switch (field.kind) {
    case "text":
      return isAny
        ? field.read(item).length > 0
        : field.read(item).some((text) => hasWords(text, value, !isQuoted));
    case "value":
      return isAny ? field.read(item).length > 0 : field.read(item).some((text) => isListed(text, value));
    case "number":
      return field.read(item).some((number) => compare(number, toRange(Number(value)), comparator));
    case "date":
      return isAny
        ? field.read(item) !== ""
        : compare(Date.parse(field.read(item)), toPeriod(value, now), comparator);
    case "flag":
      return isAny || field.read(item) === (fold(value) === "true");
  }
}

/** Whether the words occur in the text in sequence. The last one can end in `*`. */
function hasWords(text: string, value: string, mayBePrefix: boolean): boolean {
  const isPrefix = mayBePrefix && value.endsWith("*");
  const asked = toWords(value);
  const words = toWords(text);
  return words.some((_word, start) =>
    asked.every((word, index) => {
      const found = words[start + index] ?? "";
      return isPrefix && index === asked.length - 1 ? found.startsWith(word) : isSameWord(found, word);
    }),
  );
}

function isListed(text: string, values: string): boolean {
  return fold(values)
    .split(",")
    .map((value) => value.trim())
    .some((value) =>
      value.endsWith("*") ? fold(text).startsWith(value.slice(0, -1)) : value === fold(text),
    );
}

/** From `start` up to, but not including, `end`. */
interface Range {
  start: number;
  end: number;
}

function toRange(number: number): Range {
  return { start: number, end: number + Number.EPSILON * Math.max(1, Math.abs(number)) };
}

const second = 1000;
const day = 24 * 3600 * second;

/** A date's range: `2024` is the whole year, `2024-05` the month, `2024-05-03` the day, a time its second, `now` this moment. */
function toPeriod(value: string, now: Date): Range {
  if (value === "now") return { start: now.getTime(), end: now.getTime() + 1 };
  const start = Date.parse(value);
  const [, year, month, date] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(value) ?? [];
  if (date !== undefined) return { start, end: start + day };
  if (month !== undefined) return { start, end: Date.UTC(Number(year), Number(month)) };
  return { start, end: year === undefined ? start + second : Date.UTC(Number(year) + 1) };
}

function compare(value: number, { start, end }: Range, comparator: Comparator): boolean {
  switch (comparator) {
    case "=":
      return value >= start && value < end;
    case "<":
      return value < start;
    case "<=":
      return value < end;
    case ">":
      return value >= end;
    case ">=":
      return value >= start;
  }
}
