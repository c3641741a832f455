import type { CartLine } from "#commerce/cart/cart.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { namePerson } from "#features/cart/lines/name-person.ts";
import { toAttributesByKey } from "#commerce/cart/to-attributes-by-key.ts";

/** One error for all students who have another seat in a course, in place of their first. A class that was added twice has one for each. */
export function joinRepeats(errors: readonly CartError[], lines: readonly CartLine[]): CartError[] {
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const groups = Map.groupBy(errors, (error) =>
    error.code === "repeated-student" ? lineOf.get(error.lineId ?? "")?.merchandise.id : error,
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const names = [first, ...others].flatMap(({ lineId = "" }) => {
      const line = lineOf.get(lineId);
      return line ? (namePerson(toAttributesByKey(line)) ?? []) : [];
    });
    return { ...first, message: describeRepeats(names) };
  });
}

const maxNames = 5;

const listFormat = new Intl.ListFormat("en-US");

function describeRepeats(names: readonly string[]): string {
  const more = names.length > maxNames ? [`${names.length - maxNames} more`] : [];
  const listed = listFormat.format([...names.slice(0, maxNames), ...more]);
  return `${names.length} seats have an email address that another seat in this course has, and each student needs one of their own: ${listed}. Change the addresses, or remove the seats.`;
}
