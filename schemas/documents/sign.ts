import { OkHandIcon } from "@sanity/icons";
import { defineType } from "sanity";
import { joinListed } from "../objects/preview-values.ts";
import { signFormFields } from "./sign-form-fields.ts";
import { signMeaningFields } from "./sign-meaning-fields.ts";
import { signUseFields } from "./sign-use-fields.ts";

export const sign = defineType({
  name: "sign",
  title: "Sign",
  type: "document",
  icon: OkHandIcon,
  groups: [
    { name: "meaning", title: "Meaning", default: true },
    { name: "form", title: "How to make it" },
    { name: "use", title: "Usage" },
  ],
  fields: [...signMeaningFields, ...signFormFields, ...signUseFields],
  orderings: [
    { name: "gloss", title: "Gloss, A to Z", by: [{ field: "gloss", direction: "asc" }] },
    {
      name: "category",
      title: "Category",
      by: [
        { field: "category", direction: "asc" },
        { field: "gloss", direction: "asc" },
      ],
    },
  ],
  preview: {
    select: { title: "gloss", words: "englishWords", media: "videos.0.poster" },
    prepare: ({ title, words, media }) => ({ title, subtitle: joinListed(words), media }),
  },
});
