import { defineArrayMember } from "sanity";
import { written } from "../validation/written.ts";

/** One of a list's short texts, which would show as an empty line if it could be blank. */
export const listText = defineArrayMember({
  type: "string",
  validation: written("Write something, or remove it."),
});
