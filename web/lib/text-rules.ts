// Control and formatting characters, lone surrogates, and Unicode's line breaks. Zero-width joiners and the tags of flags are allowed,
// because emoji and some scripts need them.
const hidden = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB`;

// Mail programs write addresses in angle brackets, such as "<ana@example.com> wrote:".
const address = String.raw`(?:https?://[^\s<>"']+|[^\s<>"'/@]+@[^\s<>"'/@]+)>`;
const tag = String.raw`<(?!${address})[a-z!/?]`;

/** One line of text without HTML tags and hidden characters. A line break could end a mail's header. */
export const linePattern = new RegExp(String.raw`^(?![\s\S]*${tag})[^${hidden}]*$`, "iu");

/** The same with line breaks. */
export const paragraphsPattern = new RegExp(String.raw`^(?![\s\S]*${tag})(?:[^${hidden}]|[\t\n\r])*$`, "iu");

/** The same with HTML tags, which are only words where they're always escaped, such as "<hugs>". */
export const messagePattern = new RegExp(String.raw`^(?:[^${hidden}]|[\t\n\r])*$`, "u");

export const messageProblem = "Please use plain text, without invisible characters";
export const plainTextProblem = "Please use plain text, without HTML or invisible characters";

/** A maximum length for what's typed into one line, where the browser stops, in react-hook-form's format. */
export const toMaxLength = (value: number) => ({
  value,
  message: `Please use at most ${value.toLocaleString("en-US")} characters`,
});

/** Finds what's wrong with a text of several lines that's too long. Nothing is cut off, because nobody would notice what a paste has lost. */
export const toExcessRule = (max: number) => (text: string) => {
  const excess = text.length - max;
  if (excess <= 0) return undefined;
  const characters = excess === 1 ? "1 character" : `${excess.toLocaleString("en-US")} characters`;
  return `Your text is ${characters} too long. Please shorten it.`;
};
