import { defineArrayMember, defineType } from "sanity";
import { textBlock } from "./text-block.ts";

/** Text with images, videos, and tables between paragraphs, for posts, lessons and pages. */
export const storyText = defineType({
  name: "storyText",
  title: "Text with images and tables",
  type: "array",
  of: [
    textBlock,
    defineArrayMember({ type: "figure" }),
    defineArrayMember({ type: "video" }),
    defineArrayMember({ type: "table" }),
  ],
});
