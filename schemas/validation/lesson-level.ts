import type { StringRule } from "sanity";

/** A level is the part of an address between /free-lessons/ and the lesson's slug. */
export const lessonLevel = (rule: StringRule) => [
  rule.required().error("Enter the level of the lesson."),
  rule
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .error("Use lowercase letters, digits and hyphens, such as asl-level-1."),
];
