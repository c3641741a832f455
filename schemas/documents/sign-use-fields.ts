import { defineArrayMember, defineField } from "sanity";
import { requireDifferentDocument } from "../validation/require-different-document.ts";

/** Related signs and example sentences. */
export const signUseFields = [
  defineField({
    name: "note",
    title: "Good to know",
    type: "text",
    rows: 3,
    description: "Regional variants, culture, and signs that are easily confused with it. Optional.",
    group: "use",
  }),
  defineField({
    name: "exampleSentences",
    title: "Example sentences",
    type: "array",
    of: [defineArrayMember({ type: "exampleSentence" })],
    description: "One or two short sentences, the way people really sign.",
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
    description: "Opposites, pairs and signs that look alike.",
    group: "use",
    validation: (rule) => rule.unique().error("List each sign once."),
  }),
];
