import type { Group } from "./checks/list-groups.ts";

/** A one-sentence summary of the report. */
export function describeHealth(groups: readonly Pick<Group, "rows">[]): string {
  const count = groups.reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0);
  const isComplete = groups.every(({ rows }) => rows !== null);
  if (count === 0) return isComplete ? "No problems found." : "No problems found so far.";
  const problems = count === 1 ? "1 problem found" : `${count} problems found`;
  return isComplete ? `${problems}.` : `${problems} so far.`;
}
