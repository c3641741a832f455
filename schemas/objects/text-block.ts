import { OkHandIcon, StringIcon } from "@sanity/icons";
import { defineArrayMember, defineField } from "sanity";
import { linkAddress } from "../validation/link-address.ts";
import { joinListed } from "./preview-values.ts";

/** Paragraphs, headings and lists, with the marks the site supports. */
export const textBlock = defineArrayMember({
  type: "block",
  styles: [
    { title: "Paragraph", value: "normal" },
    { title: "Large heading", value: "h2" },
    { title: "Heading", value: "h3" },
    { title: "Quotation", value: "blockquote" },
  ],
  lists: [
    { title: "Bullets", value: "bullet" },
    { title: "Numbers", value: "number" },
  ],
  marks: {
    decorators: [
      { title: "Bold", value: "strong" },
      { title: "Italic", value: "em" },
      { title: "Gloss (ASL in all caps)", value: "code", icon: StringIcon },
    ],
    annotations: [
      defineArrayMember({
        name: "link",
        title: "Link",
        type: "object",
        fields: [
          defineField({
            name: "href",
            title: "Address",
            type: "url",
            description: "One of our pages (/courses) or a full URL.",
            validation: (rule) => linkAddress(rule.required()),
          }),
        ],
      }),
      defineArrayMember({
        name: "signReference",
        title: "Sign",
        type: "object",
        icon: OkHandIcon,
        fields: [
          defineField({
            name: "sign",
            title: "Sign",
            type: "reference",
            to: [{ type: "sign" }],
            description:
              "The words link to this sign in the dictionary, and show its clip when a reader points at them.",
            validation: (rule) => rule.required().error("Choose a sign from the dictionary."),
          }),
        ],
        preview: {
          select: { title: "sign.gloss", words: "sign.englishWords", media: "sign.videos.0.poster" },
          prepare: ({ title, words, media }) => ({ title, subtitle: joinListed(words), media }),
        },
      }),
    ],
  },
});
