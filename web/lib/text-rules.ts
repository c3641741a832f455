// Characters that nobody types: control characters, halves of a character, marks that turn the writing direction, and spaces
// without width. Joiners stay, because emoji and some scripts need them.
const hidden = String.raw`\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF`;

/** Text of one line without markup and hidden characters, so also without the line break that a mail's header would end at. */
export const linePattern = new RegExp(String.raw`^(?!.*<[a-z!/?])[^${hidden}]*$`, "iu");

/** The same over several lines. */
export const paragraphsPattern = new RegExp(
  String.raw`^(?![\s\S]*<[a-z!/?])(?:[^${hidden}]|[\t\n\r])*$`,
  "iu",
);

export const plainTextProblem = "Please use plain text, without HTML or invisible characters";
