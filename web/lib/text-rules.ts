// Control characters, lone surrogates, bidirectional overrides, and zero-width spaces. Zero-width joiners are allowed, because emoji
// and some scripts need them.
const hidden = String.raw`\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF`;

/** One line of text without HTML tags and hidden characters. A line break could end a mail's header. */
export const linePattern = new RegExp(String.raw`^(?!.*<[a-z!/?])[^${hidden}]*$`, "iu");

/** The same with line breaks. */
export const paragraphsPattern = new RegExp(
  String.raw`^(?![\s\S]*<[a-z!/?])(?:[^${hidden}]|[\t\n\r])*$`,
  "iu",
);

export const plainTextProblem = "Please use plain text, without HTML or invisible characters";

/** A maximum length, in react-hook-form's format. */
export const toMaxLength = (value: number) => ({
  value,
  message: `Please use at most ${value.toLocaleString("en-US")} characters`,
});
