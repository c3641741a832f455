import { defineArrayMember, defineField } from "sanity";
import { checkGloss } from "../validation/gloss.ts";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { isTheOnlyOne } from "../validation/unique.ts";
import { partsOfSpeech, signCategories } from "../vocabulary/sign-words.ts";

/** What a sign means and where the dictionary files it. */
export const signMeaningFields = [
  defineField({
    name: "gloss",
    title: "Gloss",
    type: "string",
    description: "The sign's name in capitals, such as THANK-YOU. A hyphen joins words that are one sign.",
    group: "meaning",
    validation: (rule) => [
      rule.required().error("Give the sign its gloss."),
      rule.custom((gloss) => gloss === undefined || checkGloss(gloss)),
      rule.custom(isTheOnlyOne({ types: ["sign"], field: "gloss", what: "this gloss" })).warning(),
    ],
  }),
  defineField({
    name: "slug",
    title: "Address",
    type: "slug",
    description: "The end of the sign's address: /asl/dictionary/…",
    options: slugOptions("gloss"),
    group: "meaning",
    validation: slugAddress("sign", "sign"),
  }),
  defineField({
    name: "englishWords",
    title: "English words",
    type: "array",
    of: [defineArrayMember({ type: "string" })],
    options: { layout: "tags" },
    description: "Every word a visitor might look for, the closest first.",
    group: "meaning",
    validation: (rule) => [
      rule.required().min(1).error("Give at least one English word, or nobody finds the sign."),
      rule.unique().error("Each word appears once."),
    ],
  }),
  defineField({
    name: "category",
    title: "Category",
    type: "string",
    options: { list: [...signCategories] },
    description: "What the sign is about.",
    group: "meaning",
    validation: (rule) => rule.required().error("Choose what the sign is about."),
  }),
  defineField({
    name: "partOfSpeech",
    title: "Part of speech",
    type: "string",
    options: { list: [...partsOfSpeech] },
    description: "How it is used most often. One sign can be several in English.",
    group: "meaning",
    validation: (rule) => rule.required().error("Choose a part of speech."),
  }),
];
