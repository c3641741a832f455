import { OkHandIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requireDifferentDocument } from "../validation/require-different-document.ts";
import { requiredText } from "../validation/required-text.ts";

export const confusedSign = defineType({
  name: "confusedSign",
  title: "Easily confused sign",
  type: "object",
  icon: OkHandIcon,
  fields: [
    defineField({
      name: "sign",
      title: "Sign",
      type: "reference",
      to: [{ type: "sign" }],
      description: "The sign that learners mistake this one for.",
      validation: (rule) => [
        rule.required().error("Choose the other sign."),
        requireDifferentDocument("sign")(rule),
      ],
    }),
    defineField({
      name: "difference",
      title: "What's different",
      type: "string",
      description: "One sentence, such as “SORRY has a fist, PLEASE a flat hand.”",
      validation: requiredText("Write in one sentence what's different."),
    }),
  ],
  preview: { select: { title: "sign.gloss", subtitle: "difference" } },
});
