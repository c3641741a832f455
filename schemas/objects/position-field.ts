import { defineField } from "sanity";
import { positiveInteger } from "../validation/positive-integer.ts";

/** A document's place in a list. */
export const positionField = (name: "order" | "orderInList") =>
  defineField({
    name,
    title: "Position",
    type: "number",
    description: "Its place in the list, starting at 1. Drag it in the list to change it.",
    hidden: true,
    validation: positiveInteger,
  });
