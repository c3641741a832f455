import { defineArrayMember, defineField } from "sanity";
import { textOf } from "../validation/field-values.ts";
import { checkSecondHandshape } from "../validation/second-handshape.ts";
import { requiredText } from "../validation/required-text.ts";
import {
  handshapeFamilies,
  locationAreas,
  movementKinds,
  palmDirections,
} from "../vocabulary/sign-parameters.ts";
import { handCounts } from "../vocabulary/sign-words.ts";

/**
 * How to make a sign: its five parameters, in words and videos. Four of them are also chosen from a list, which the dictionary
 * browses by and compares signs with.
 */
export const signFormFields = [
  defineField({
    name: "description",
    title: "How to make it",
    type: "text",
    rows: 4,
    description: "Two or three plain sentences that a beginner can follow without an image.",
    group: "form",
    validation: requiredText("Describe how to make the sign."),
  }),
  defineField({
    name: "hands",
    title: "Hands",
    type: "string",
    options: { list: [...handCounts], layout: "radio" },
    initialValue: "one",
    description: "How many hands the sign uses, and whether they have the same shape.",
    group: "form",
    validation: (rule) => rule.required().error("Choose how many hands the sign uses."),
  }),
  defineField({
    name: "handshape",
    title: "Handshape",
    type: "string",
    description: "The dominant hand's, such as “flat hand” or “open 5”.",
    group: "form",
    validation: requiredText("Enter the handshape."),
  }),
  defineField({
    name: "handshapeFamily",
    title: "Handshape in the dictionary",
    type: "string",
    options: {
      list: handshapeFamilies.map(({ title, value, letters }) => ({ title: `${title} (${letters})`, value })),
    },
    description: "The closest to the dominant hand's shape when the sign starts. Visitors browse by it.",
    group: "form",
    validation: (rule) => rule.required().error("Choose the closest handshape from the list."),
  }),
  defineField({
    name: "secondHandshape",
    title: "Other hand's handshape",
    type: "string",
    description: "Only if it's different.",
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
    validation: requiredText("Enter where the sign is made."),
  }),
  defineField({
    name: "locationArea",
    title: "Location in the dictionary",
    type: "string",
    options: { list: [...locationAreas] },
    description: "Where the sign starts. Visitors browse by it.",
    group: "form",
    validation: (rule) => rule.required().error("Choose where the sign starts."),
  }),
  defineField({
    name: "movement",
    title: "Movement",
    type: "string",
    description: "What the hands do, such as “moves out and down once”.",
    group: "form",
    validation: requiredText("Enter how the hands move."),
  }),
  defineField({
    name: "movementKind",
    title: "Movement in the dictionary",
    type: "string",
    options: { list: [...movementKinds] },
    description: "What the hands mainly do. Visitors browse by it.",
    group: "form",
    validation: (rule) => rule.required().error("Choose what the hands mainly do."),
  }),
  defineField({
    name: "palmOrientation",
    title: "Palm orientation",
    type: "string",
    description: "Where the palms face, such as “in, then up”.",
    group: "form",
    validation: requiredText("Enter where the palms face."),
  }),
  defineField({
    name: "palmDirection",
    title: "Palm direction in the dictionary",
    type: "string",
    options: { list: [...palmDirections] },
    description: "Where the dominant palm faces when the sign starts. The dictionary compares signs by it.",
    group: "form",
    validation: (rule) => rule.required().error("Choose where the palm faces when the sign starts."),
  }),
  defineField({
    name: "nonManual",
    title: "Face and body",
    type: "string",
    description: "What accompanies the hands, such as “raised brows”. Leave empty if nothing is required.",
    group: "form",
  }),
  defineField({
    name: "videos",
    title: "Videos",
    type: "array",
    of: [defineArrayMember({ type: "video" })],
    description:
      "The clearest first, then variants, each with its view from the side right after it. Only videos of fluent signers; until there is one, an animated drawing whose title says so.",
    group: "form",
  }),
];
