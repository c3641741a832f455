import { definePlugin } from "sanity";
import { CommentedDocument, CommentedField } from "./commented-document.tsx";

/** What reviewers with a preview link wrote about pages, next to the fields it's about. */
export const previewComments = definePlugin({
  name: "preview-comments",
  document: { actions: (actions, { schemaType }) => (schemaType === "previewComment" ? [] : actions) },
  form: { components: { input: CommentedDocument, field: CommentedField } },
});
