/**
 * The rule for personal names (requirements §5.2): letters, spaces, commas, periods, apostrophes and hyphens. A name
 * starts with a letter, such as the ʻokina of ʻAlohilani, optionally after an apostrophe. Also used as a field's
 * `pattern`, which browsers compile with the v flag, so the hyphen is escaped.
 */
export const personNamePattern = new RegExp(String.raw`^['’‘]?[\p{L}\p{M}][\p{L}\p{M} ,.'’‘\-]*$`, "u");
export const personNameProblem = "Please use only letters, spaces, hyphens or commas";
export const maxPersonNameLength = 100;

/** Looks like an email address without spaces (requirements §5.3). Markup and invisible characters aren't allowed. */
export const emailPattern = /^[^\s\p{C}@<>"]+@[^\s\p{C}@<>"]+\.[^\s\p{C}@<>".]+$/u;
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
