import {
  emailPattern,
  emailProblem,
  maxEmailLength,
  maxPersonNameLength,
  personNamePattern,
  personNameProblem,
} from "#lib/person-rules.ts";

/**
 * What a person fills in (requirements §5.1–5.3), in the form of react-hook-form's rules. The server's schema is made of the same: zod itself would
 * more than double what the form loads (decision 31).
 */
export const signupRules = {
  first_name: {
    required: "Please enter your first name",
    maxLength: { value: maxPersonNameLength, message: `Please use at most ${maxPersonNameLength} letters` },
    pattern: { value: personNamePattern, message: personNameProblem },
  },
  email: {
    required: emailProblem,
    maxLength: { value: maxEmailLength, message: emailProblem },
    pattern: { value: emailPattern, message: emailProblem },
  },
} as const;

export type Signup = Record<keyof typeof signupRules, string>;
