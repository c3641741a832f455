import { CogIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";

export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site settings",
  type: "document",
  icon: CogIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name of the shop",
      type: "string",
      description: "In the header, in tabs and when a page is shared.",
      validation: (rule) => rule.required().error("Give the shop a name."),
    }),
    defineField({
      name: "tagline",
      title: "Tagline",
      type: "string",
      description: "A few words that follow the name in the footer.",
    }),
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "Used wherever a page says nothing of its own.",
    }),
    defineField({
      name: "supportEmail",
      title: "Support email",
      type: "string",
      description: "Shown where something went wrong and in the footer.",
      validation: (rule) => rule.email().error("Write an address such as hello@example.com."),
    }),
    defineField({
      name: "learningSiteUrl",
      title: "Learning site",
      type: "url",
      description: "Where learners sign in to their courses.",
      validation: (rule) =>
        rule.uri({ scheme: ["http", "https"] }).error("Use an address that begins with https://."),
    }),
    defineField({
      name: "socialLinks",
      title: "Social networks",
      type: "array",
      of: [defineArrayMember({ type: "namedLink" })],
      description: "Shown in the header and the footer, in this order.",
    }),
  ],
  preview: { prepare: () => ({ title: "Site settings" }) },
});
