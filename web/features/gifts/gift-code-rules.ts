import { emailProblem, emailRules, toRequiredNameRules } from "#lib/person-rules.ts";

/**
 * The rules for what's typed to redeem a gift, in react-hook-form's format. The server builds its zod schemas from them, because zod would
 * more than double what the form loads (decision 31).
 */
export const codeRules = {
  code: {
    required: "Please enter the code from your card",
    maxLength: { value: 100, message: "Please enter only the code, such as 7K3M-9Q2D-0XWT" },
  },
} as const;

export const learnerRules = {
  first_name: toRequiredNameRules("Please enter your first name"),
  last_name: toRequiredNameRules("Please enter your last name"),
  email: { required: emailProblem, ...emailRules },
} as const;

const allRules = { ...codeRules, ...learnerRules };
const isField = (name: string): name is keyof typeof allRules => Object.hasOwn(allRules, name);

/** The rules of a field; null for others, such as the honeypot. */
export const toGiftRules = (name: string) => (isField(name) ? allRules[name] : null);
