import { defineType } from "sanity";
import { textBlock } from "./text-block.ts";

export const richText = defineType({
  name: "richText",
  title: "Text",
  type: "array",
  of: [textBlock],
});
