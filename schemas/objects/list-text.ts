import { defineArrayMember } from "sanity";
import { requiredText } from "../validation/required-text.ts";

/** One of a list's short texts, which would show as an empty line if it could be blank. */
export const listText = defineArrayMember({
  type: "string",
  validation: requiredText("Write something, or remove it."),
});
