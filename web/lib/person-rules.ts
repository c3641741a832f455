const letters = String.raw`\p{L}\p{M}`;
const marks = String.raw` ,.'’‘\-`;

/**
 * The rule for personal names (requirements §5.2): letters, such as the ʻokina of ʻAlohilani, spaces, commas, periods, apostrophes and
 * hyphens, and at least one letter. Also used as a field's `pattern`, which browsers compile with the v flag, so the hyphen is escaped.
 */
export const personNamePattern = new RegExp(`^[${marks}]*[${letters}][${letters}${marks}]*$`, "u");
export const personNameProblem = "Please use only letters, spaces, hyphens or commas";
export const maxPersonNameLength = 100;

const atom = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+/u.source;
const label = /[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*/u.source;

/**
 * An email address (requirements §5.3) that mail servers accept: atoms, an @, and the labels of a domain, each joined by single periods
 * (the Mailbox of RFC 5321, and RFC 6531 for letters beyond English). Nobody's address is in quotes, which would let commas and spaces in.
 */
export const emailPattern = new RegExp(String.raw`^${atom}(?:\.${atom})*@${label}(?:\.${label})+$`, "u");
export const emailProblem = "Please enter a valid email address";
export const maxEmailLength = 254;

/** All in react-hook-form's format. */
export const personNameRules = {
  maxLength: { value: maxPersonNameLength, message: `Please use at most ${maxPersonNameLength} letters` },
  pattern: { value: personNamePattern, message: personNameProblem },
} as const;
export const emailRules = {
  maxLength: { value: maxEmailLength, message: emailProblem },
  pattern: { value: emailPattern, message: emailProblem },
} as const;

const onlyMarks = new RegExp(`^[${marks}]*$`);
const allowed = new RegExp(`^[${letters}${marks}]*$`, "u");

/** Whether a name has nothing but marks, such as "-", which is as good as none (requirements §5.1). */
export const isNameless = (name: string): boolean => onlyMarks.test(name);

/** For a name that has to be given. */
export const toRequiredNameRules = (required: string) => ({
  ...personNameRules,
  required,
  pattern: { value: allowed, message: personNameProblem },
  validate: (name: string) => (isNameless(name) ? required : undefined),
});
