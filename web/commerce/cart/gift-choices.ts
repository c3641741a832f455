// Separate from the gift schema, so that forms don't load a parser in the browser.

/** Card designs. The first is the default (requirements §3.13). */
export const giftTemplates = [
  "Everyday",
  "Birthday",
  "Thank you",
  "Holidays",
  "Graduation",
  "New baby",
] as const;

/** How the recipient gets the card. */
export const giftMethods = ["email", "print"] as const;

/** In characters. */
export const maxMessageLength = 500;

/** Delivered with the order instead of on a date. */
export const deliverNow = "Now";
