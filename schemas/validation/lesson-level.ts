import type { StringRule } from "sanity";

/** A level is the part of an address between /free-lessons/ and the lesson's own. */
export const lessonLevel = (rule: StringRule) => [
  rule.required().error("Say which level of lessons this is."),
  rule
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .error("A level has small letters, digits and hyphens, such as asl-level-1."),
];
