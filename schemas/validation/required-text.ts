import type { StringRule } from "sanity";

/** No space, control character, or other character without a shape, such as U+200B or the blank Braille pattern. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there's anything to read. */
export const hasVisibleText = (text: unknown): text is string =>
  typeof text === "string" && visible.test(text);

/** Text that people read, and that can't be left out. */
export const requiredText = (message: string) => (rule: StringRule) =>
  // Nothing at all is `required()`'s to refuse, with one message instead of two.
  rule
    .required()
    .regex(new RegExp(`^$|${visible.source}`, "u"))
    .error(message);
