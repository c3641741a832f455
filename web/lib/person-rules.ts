/** SPEC §5, for whoever is named anywhere on the site: letters, spaces, commas, periods, apostrophes and hyphens. */
export const personNamePattern = /^[\p{L}\p{M}][\p{L}\p{M} ,.'’-]*$/u;
export const personNameProblem = "Please use only letters, spaces, hyphens or commas";
export const longestPersonName = 100;

/** Looks like an address, without spaces (SPEC §5); what could be markup is none. */
export const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
export const emailProblem = "Please enter a valid email address";
export const longestEmail = 254;
