import { defineArrayMember, defineType } from "sanity";
import { textBlock } from "./text-block.ts";

/** Text with pictures and videos between its paragraphs, for posts, lessons and pages. */
export const storyText = defineType({
  name: "storyText",
  title: "Text with pictures",
  type: "array",
  of: [textBlock, defineArrayMember({ type: "figure" }), defineArrayMember({ type: "video" })],
});
