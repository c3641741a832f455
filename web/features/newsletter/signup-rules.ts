import { emailProblem, emailRules, toRequiredNameRules } from "#lib/person-rules.ts";

/**
 * The rules for what a person fills in (requirements §5.1–5.3), in react-hook-form's format. The server builds its zod schema from
 * them. In the browser, zod would more than double what the form loads (decision 31).
 */
export const signupRules = {
  first_name: toRequiredNameRules("Please enter your first name"),
  email: { required: emailProblem, ...emailRules },
} as const;

type Signup = Record<keyof typeof signupRules, string>;

const isSignupField = (name: string): name is keyof Signup => Object.hasOwn(signupRules, name);

/** The rules of a field; null for others, such as the honeypot. */
export const toSignupRules = (name: string) => (isSignupField(name) ? signupRules[name] : null);
