import { defineField } from "sanity";
import { fromOne } from "../validation/whole-number.ts";

/** A document's place in a list, starting at 1. Editors drag documents in the Studio's lists instead of typing it. */
export const positionField = (name: "order" | "orderInList") =>
  defineField({ name, title: "Position", type: "number", hidden: true, validation: fromOne });
