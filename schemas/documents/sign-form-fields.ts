import { defineArrayMember, defineField } from "sanity";
import { textOf } from "../validation/field-values.ts";
import { checkSecondHandshape } from "../validation/second-handshape.ts";
import { handCounts } from "../vocabulary/sign-words.ts";

/** How a sign is made: its five parameters, in words and on video. */
export const signFormFields = [
  defineField({
    name: "description",
    title: "How to make it",
    type: "text",
    rows: 4,
    description: "Two or three plain sentences that a beginner can follow without a picture.",
    group: "form",
    validation: (rule) => rule.required().error("Describe how the sign is made."),
  }),
  defineField({
    name: "hands",
    title: "Hands",
    type: "string",
    options: { list: [...handCounts], layout: "radio" },
    initialValue: "one",
    description: "How many hands make the sign, and whether they have the same shape.",
    group: "form",
    validation: (rule) => rule.required().error("Say how many hands make the sign."),
  }),
  defineField({
    name: "handshape",
    title: "Handshape",
    type: "string",
    description: "Of the dominant hand, such as “flat hand” or “open 5”.",
    group: "form",
    validation: (rule) => rule.required().error("Name the handshape."),
  }),
  defineField({
    name: "secondHandshape",
    title: "Handshape of the other hand",
    type: "string",
    description: "Only where it differs from the first.",
    group: "form",
    hidden: ({ document, value }) => document?.["hands"] !== "two different" && value === undefined,
    validation: (rule) =>
      rule.custom((second, { document }) =>
        checkSecondHandshape({ hands: textOf(document, "hands"), second }),
      ),
  }),
  defineField({
    name: "location",
    title: "Location",
    type: "string",
    description: "Where the sign is made, such as “chin” or “in front of the chest”.",
    group: "form",
    validation: (rule) => rule.required().error("Say where the sign is made."),
  }),
  defineField({
    name: "movement",
    title: "Movement",
    type: "string",
    description: "What the hands do, such as “moves out and down once”.",
    group: "form",
    validation: (rule) => rule.required().error("Say how the hands move."),
  }),
  defineField({
    name: "palmOrientation",
    title: "Palm orientation",
    type: "string",
    description: "Where the palms face, such as “in, then up”.",
    group: "form",
    validation: (rule) => rule.required().error("Say where the palms face."),
  }),
  defineField({
    name: "nonManual",
    title: "Face and body",
    type: "string",
    description: "What goes with the hands, such as “raised brows”. Leave empty if nothing must.",
    group: "form",
  }),
  defineField({
    name: "videos",
    title: "Videos",
    type: "array",
    of: [defineArrayMember({ type: "video" })],
    description: "The clearest first; then variants. Only footage of a fluent signer.",
    group: "form",
  }),
];
