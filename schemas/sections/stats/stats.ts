import { NumberIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";

export const stats = defineType({
  name: "stats",
  title: "Facts in numbers",
  type: "object",
  icon: NumberIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The section's heading. Optional.",
    }),
    defineField({
      name: "items",
      title: "Facts",
      type: "array",
      description: "Two to four. Only what we can prove.",
      of: [
        defineArrayMember({
          name: "fact",
          title: "Fact",
          type: "object",
          fields: [
            defineField({ name: "value", title: "Number", type: "string", description: "Such as “10”." }),
            defineField({
              name: "label",
              title: "Text",
              type: "string",
              description: "Such as “video hours”.",
            }),
          ],
          preview: { select: { title: "value", subtitle: "label" } },
        }),
      ],
    }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title }) => ({ title: title ?? "Facts", subtitle: "Numbers" }),
  },
});
