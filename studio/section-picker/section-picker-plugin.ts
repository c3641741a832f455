import { definePlugin } from "sanity";
import { SectionsInput } from "./sections-input.tsx";

/** Lets editors copy a section from another page into a page. */
export const sectionPicker = definePlugin({
  name: "section-picker",
  form: { components: { input: SectionsInput } },
});
