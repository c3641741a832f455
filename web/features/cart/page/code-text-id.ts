/** The id of what's said of a code in the cart. */
export const toCodeTextId = (code: string) => `code-${encodeURIComponent(code)}`;
