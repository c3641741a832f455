// Apart from what parses a cart's items: forms need it in the browser, and nothing of a parser.

/** A cart holds a hundred lines (requirements §9.6). */
export const maxLines = 100;
