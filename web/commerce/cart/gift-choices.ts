// Apart from what parses a gift: a form needs these in the browser, and nothing of a parser.

/** The looks of a gift's card. The first is the one of who does not choose (requirements §3.13). */
export const giftTemplates = [
  "Everyday",
  "Birthday",
  "Thank you",
  "Holidays",
  "Graduation",
  "New baby",
] as const;

/** How the card reaches who gets it. */
export const giftMethods = ["email", "print"] as const;

/** Of a card's message, in characters. */
export const maxMessageLength = 500;

/** Handed over with the order, instead of on a date. */
export const deliverNow = "Now";
