/**
 * The rule for whoever is named anywhere on the site (requirements §5.2): letters, spaces, commas, periods, apostrophes and
 * hyphens. A name begins with a letter, such as the ʻokina of ʻAlohilani, or with an apostrophe before one. Its source is a field's
 * `pattern` too, where browsers set the flag v: the hyphen is escaped for them.
 */
export const personNamePattern = new RegExp(String.raw`^['’‘]?[\p{L}\p{M}][\p{L}\p{M} ,.'’‘\-]*$`, "u");
export const personNameProblem = "Please use only letters, spaces, hyphens or commas";
export const maxPersonNameLength = 100;

/** Looks like an address, without spaces (requirements §5.3); what could be markup is none. */
export const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
export const emailProblem = "Please enter a valid email address";
export const maxEmailLength = 254;
