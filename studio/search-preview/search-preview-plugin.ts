import { definePlugin } from "sanity";
import { MetadataInput } from "./metadata-input.tsx";

/** Shows editors what search engines and shared links make of a page. */
export const searchPreview = definePlugin({
  name: "search-preview",
  form: { components: { input: MetadataInput } },
});
