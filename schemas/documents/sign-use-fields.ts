import { defineArrayMember, defineField } from "sanity";
import { requireDifferentDocument } from "../validation/require-different-document.ts";

/** Example sentences, related signs, and signs that look alike. */
export const signUseFields = [
  defineField({
    name: "note",
    title: "Good to know",
    type: "text",
    rows: 3,
    description: "Regional variants and culture. Optional.",
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
    description: "Opposites, pairs, and signs about the same thing.",
    group: "use",
    validation: (rule) => rule.unique().error("List each sign once."),
  }),
  defineField({
    name: "confusedWith",
    title: "Easily confused with",
    type: "array",
    of: [defineArrayMember({ type: "confusedSign" })],
    description:
      "Signs that beginners mix up with this one. Add this sign to theirs, too. The site lists signs that differ in one parameter automatically.",
    group: "use",
  }),
];
