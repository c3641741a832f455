import { UserIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { requiredText } from "../validation/required-text.ts";

export const author = defineType({
  name: "author",
  title: "Author",
  type: "document",
  icon: UserIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "The name on their posts.",
      validation: requiredText("Give the author a name."),
    }),
    defineField({
      name: "role",
      title: "Role",
      type: "string",
      description: "A few words, such as “Deaf teacher and writer”.",
    }),
    defineField({
      name: "image",
      title: "Portrait",
      type: "figure",
      description: "Shown small and round beside their posts.",
    }),
    defineField({
      name: "bio",
      title: "About",
      type: "text",
      rows: 4,
      description: "Two or three sentences, shown at the end of their posts.",
    }),
  ],
  preview: { select: { title: "name", subtitle: "role", media: "image" } },
});
