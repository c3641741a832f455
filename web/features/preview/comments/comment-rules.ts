import { toRequiredNameRules } from "#lib/person-rules.ts";
import { paragraphsPattern, plainTextProblem, toExcessRule } from "#lib/text-rules.ts";
import type { FieldRules } from "#lib/use-server-form.client.ts";

const maxCommentLength = 2000;
export const maxQuoteLength = 200;

/** The rules for a reviewer's comment, in react-hook-form's format. The server builds its zod schema from them. */
export const commentRules = {
  name: toRequiredNameRules("Please enter your name"),
  text: {
    required: "Please write a comment",
    pattern: { value: paragraphsPattern, message: plainTextProblem },
    validate: toExcessRule(maxCommentLength),
  },
} as const;

/** The rules of a field; null for others. */
export function toCommentRules(name: string): FieldRules | null {
  if (name === "name" || name === "text") return commentRules[name];
  return name === "quote" || name === "path" ? {} : null;
}
