import { CommentIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { checkGlossedSentence } from "../validation/gloss.ts";
import { requiredText } from "../validation/required-text.ts";

export const exampleSentence = defineType({
  name: "exampleSentence",
  title: "Example sentence",
  type: "object",
  icon: CommentIcon,
  fields: [
    defineField({
      name: "gloss",
      title: "Gloss",
      type: "string",
      description: "The signs in order, in capitals: TOMORROW STORE I GO.",
      validation: (rule) => [
        requiredText("Write the sentence in glosses.")(rule),
        rule.custom((sentence) => sentence === undefined || checkGlossedSentence(sentence)),
      ],
    }),
    defineField({
      name: "english",
      title: "English",
      type: "string",
      description: "What it means in plain English.",
      validation: requiredText("Enter what the sentence means in English."),
    }),
    defineField({ name: "video", title: "Video", type: "video", description: "Optional." }),
  ],
  preview: { select: { title: "gloss", subtitle: "english" } },
});
