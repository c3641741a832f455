import type { StringRule, ValidationContext } from "sanity";
import { lessonLevelPath } from "../paths.ts";
import type { Finding } from "./finding.ts";
import { findPageAt } from "./page-at.ts";

const spelling = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A level is the part of an address between /free-lessons/ and the lesson's slug. */
export const lessonLevel = (rule: StringRule) => [
  rule.required().error("Enter the level of the lesson."),
  rule.regex(spelling).error("Use lowercase letters, numbers, and hyphens, such as asl-level-1."),
];

/** A level's page lists its lessons. */
export async function requireLevelPage(
  level: string | undefined,
  context: ValidationContext,
): Promise<Finding> {
  if (!level || !spelling.test(level)) return true;
  const path = lessonLevelPath(level);
  return (
    (await findPageAt(path, context)) !== null ||
    `There's no page at ${path}, so nothing links to this lesson.`
  );
}
