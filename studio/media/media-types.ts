import { FolderIcon, TagIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

/** As in `sanity-plugin-media`, which creates these documents. */
export const mediaTag = defineType({
  name: "media.tag",
  title: "Media tag",
  type: "document",
  icon: TagIcon,
  fields: [defineField({ name: "name", title: "Name", type: "slug" })],
  preview: { select: { title: "name.current" } },
});

export const mediaFolder = defineType({
  name: "media.folder",
  title: "Media folder",
  type: "document",
  icon: FolderIcon,
  fields: [
    defineField({ name: "name", title: "Name", type: "string" }),
    defineField({
      name: "parent",
      title: "Parent",
      type: "reference",
      to: [{ type: "media.folder" }],
      weak: true,
    }),
  ],
  preview: { select: { title: "name", subtitle: "parent.name" } },
});
