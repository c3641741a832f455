import type { Group } from "./checks/list-groups.ts";

/** The whole report in a sentence. */
export function describeHealth(groups: readonly Pick<Group, "rows">[]): string {
  const count = groups.reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0);
  const isWhole = groups.every(({ rows }) => rows !== null);
  if (count === 0) return isWhole ? "Everything is in order." : "Nothing is wrong so far.";
  const things = count === 1 ? "1 thing to look at" : `${count} things to look at`;
  return isWhole ? `${things}.` : `${things} so far.`;
}
