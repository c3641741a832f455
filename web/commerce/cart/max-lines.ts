// Apart from what parses a cart's items: forms need it in the browser, and nothing of a parser.

/** A cart holds a hundred lines (SPEC §9). */
export const maxLines = 100;
