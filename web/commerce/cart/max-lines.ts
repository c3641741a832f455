// Separate from the item schema, so that forms don't load a parser in the browser.

/** Maximum lines in a cart (requirements §9.6). */
export const maxLines = 100;
