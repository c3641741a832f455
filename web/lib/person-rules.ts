/**
 * The rule for personal names (requirements §5.2): letters, spaces, commas, periods, apostrophes and hyphens. A name
 * starts with a letter, such as the ʻokina of ʻAlohilani, optionally after an apostrophe. Also used as a field's
 * `pattern`, which browsers compile with the v flag, so the hyphen is escaped.
 */
export const personNamePattern = new RegExp(String.raw`^['’‘]?[\p{L}\p{M}][\p{L}\p{M} ,.'’‘\-]*$`, "u");
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

/** Both in react-hook-form's format. */
export const personNameRules = {
  maxLength: { value: maxPersonNameLength, message: `Please use at most ${maxPersonNameLength} letters` },
  pattern: { value: personNamePattern, message: personNameProblem },
} as const;
export const emailRules = {
  maxLength: { value: maxEmailLength, message: emailProblem },
  pattern: { value: emailPattern, message: emailProblem },
} as const;
