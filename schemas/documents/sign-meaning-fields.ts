import { defineField } from "sanity";
import { checkGloss } from "../validation/gloss.ts";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { requireUnique } from "../validation/require-unique.ts";
import { hasVisibleText, requiredText } from "../validation/required-text.ts";
import { partsOfSpeech, signCategories } from "../vocabulary/sign-words.ts";
import { listText } from "../objects/list-text.ts";

/** A sign's meaning and category. */
export const signMeaningFields = [
  defineField({
    name: "gloss",
    title: "Gloss",
    type: "string",
    description:
      "The sign's name in capitals, such as THANK-YOU. Use hyphens between words that are one sign.",
    group: "meaning",
    validation: (rule) => [
      requiredText("Give the sign a gloss.")(rule),
      rule.custom((gloss) => !hasVisibleText(gloss) || checkGloss(gloss)),
      rule.custom(requireUnique({ types: ["sign"], field: "gloss", what: "this gloss" })).warning(),
    ],
  }),
  defineField({
    name: "slug",
    title: "Address",
    type: "slug",
    description: "The last part of the sign's address: /asl/dictionary/…",
    options: slugOptions("gloss"),
    group: "meaning",
    validation: slugAddress("sign", "sign", ["practice"]),
  }),
  defineField({
    name: "englishWords",
    title: "English words",
    type: "array",
    of: [listText],
    options: { layout: "tags" },
    description: "All words visitors might search for, closest first.",
    group: "meaning",
    validation: (rule) => [
      rule.required().min(1).error("Add at least one English word, so that visitors can find the sign."),
      rule.unique().error("List each word once."),
    ],
  }),
  defineField({
    name: "category",
    title: "Category",
    type: "string",
    options: { list: [...signCategories] },
    description: "What the sign is about.",
    group: "meaning",
    validation: (rule) => rule.required().error("Choose a category."),
  }),
  defineField({
    name: "partOfSpeech",
    title: "Part of speech",
    type: "string",
    options: { list: [...partsOfSpeech] },
    description: "Its most common use. One sign can be several parts of speech in English.",
    group: "meaning",
    validation: (rule) => rule.required().error("Choose a part of speech."),
  }),
];
