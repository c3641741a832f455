import { SearchIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { joinListed } from "./preview-values.ts";
import { listText } from "./list-text.ts";

/** Words and phrases that the search treats as one. */
export const synonyms = defineType({
  name: "synonyms",
  title: "Words that mean the same",
  type: "object",
  icon: SearchIcon,
  fields: [
    defineField({
      name: "words",
      title: "Words",
      type: "array",
      of: [listText],
      options: { layout: "tags" },
      description:
        "Words or short phrases, such as “mother”, “mom”, and “mum”. One form is enough: “gift” also covers “gifts”.",
      validation: (rule) => [
        rule.required().min(2).error("List at least two words that mean the same."),
        rule.max(20).error("List up to 20 words."),
        rule.unique().error("List each word once."),
      ],
    }),
  ],
  preview: {
    select: { words: "words" },
    prepare: ({ words }) => ({ title: joinListed(words) || "No words yet" }),
  },
});
