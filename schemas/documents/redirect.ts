import { EnterRightIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  type: "document",
  icon: EnterRightIcon,
  fields: [
    defineField({
      name: "from",
      title: "Old address",
      type: "string",
      description: "The path people still have, such as /asl-courses.",
      validation: (rule) => rule.required().error("Write the old address."),
    }),
    defineField({
      name: "to",
      title: "New address",
      type: "string",
      description:
        "Where they are sent: a path such as /courses, or a full address that begins with https://.",
      validation: (rule) => rule.required().error("Write the new address."),
    }),
    defineField({
      name: "isPermanent",
      title: "For good",
      type: "boolean",
      description:
        "On: browsers and search engines remember the new address. Off: they ask again each time, for a move that will be undone.",
      initialValue: true,
    }),
  ],
  preview: {
    select: { from: "from", to: "to", isPermanent: "isPermanent" },
    prepare: ({ from, to, isPermanent }) => ({
      title: `${from ?? "?"} → ${to ?? "?"}`,
      subtitle: isPermanent === false ? "For the time being" : "For good",
    }),
  },
});
