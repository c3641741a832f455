import { defineArrayMember, defineField } from "sanity";
import { requireDifferentDocument } from "../validation/require-different-document.ts";

/** A sign among other signs and in sentences. */
export const signUseFields = [
  defineField({
    name: "note",
    title: "Good to know",
    type: "text",
    rows: 3,
    description: "Regional variants, culture, signs it is easily taken for. Optional.",
    group: "use",
  }),
  defineField({
    name: "exampleSentences",
    title: "Example sentences",
    type: "array",
    of: [defineArrayMember({ type: "exampleSentence" })],
    description: "One or two, short, as people really sign.",
    group: "use",
  }),
  defineField({
    name: "relatedSigns",
    title: "Related signs",
    type: "array",
    of: [
      defineArrayMember({
        type: "reference",
        to: [{ type: "sign" }],
        validation: requireDifferentDocument("sign"),
      }),
    ],
    description: "Opposites, pairs, and signs that look alike.",
    group: "use",
    validation: (rule) => rule.unique().error("Each sign appears once."),
  }),
];
