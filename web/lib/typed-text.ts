// Zero-width spaces, word joiners, and marks of direction. Joiners stay: emoji and some scripts need them.
const unseen = /[\u061C\u200B\u200E\u200F\u2060\uFEFF]/g;

/**
 * What a person meant to type: without spaces around it, and without the characters that come along from chats, Word, and keyboards for
 * languages from right to left. Nobody can see those, so nobody could remove them.
 */
export const toTypedText = (text: string): string => text.replaceAll(unseen, "").trim();
