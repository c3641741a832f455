import { defineField } from "sanity";
import { checkPeriod } from "../validation/period.ts";

/** When shoppers see a document. */
export const periodFields = [
  defineField({
    name: "startsAt",
    title: "Starts",
    type: "datetime",
    description: "Leave empty to start when it's published.",
  }),
  defineField({
    name: "endsAt",
    title: "Ends",
    type: "datetime",
    description: "Leave empty to run until it's unpublished.",
    validation: (rule) => rule.custom((endsAt, { document }) => checkPeriod(document?.["startsAt"], endsAt)),
  }),
];
