// Separate from the student's schema, so that the browser doesn't load a parser.

/** The placeholder for a missing student detail (requirements §5.7). */
export const unknownDetail = "*";

/** Whether a detail was filled in. */
export const isKnownDetail = (detail = ""): boolean => detail !== "" && detail !== unknownDetail;
