import { CogIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { webAddress } from "../validation/link-address.ts";
import { siteMenusFields } from "./site-menus-fields.ts";
import { requiredText } from "../validation/required-text.ts";

export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site settings",
  type: "document",
  icon: CogIcon,
  groups: [
    { name: "shop", title: "The shop", default: true },
    { name: "menus", title: "Header and footer" },
    { name: "search", title: "Search and sharing" },
    { name: "site-search", title: "Site search" },
  ],
  fields: [
    defineField({
      name: "name",
      title: "Shop name",
      type: "string",
      description: "Shown in the header, in browser tabs, and in shared links.",
      group: "shop",
      validation: requiredText("Give the shop a name."),
    }),
    defineField({
      name: "tagline",
      title: "Tagline",
      type: "string",
      description: "A few words after the name in the footer.",
      group: "shop",
    }),
    defineField({
      name: "supportEmail",
      title: "Support email",
      type: "string",
      description:
        "Gets what people send with the site's forms, and is shown in error messages and in the footer. Without it, the site has no forms.",
      group: "shop",
      validation: (rule) => [
        rule.required().error("Forms and error messages need an address. Without it, the site has no forms."),
        rule.email().error("Enter an address such as hello@example.com."),
      ],
    }),
    defineField({
      name: "postalAddress",
      title: "Mailing address",
      type: "text",
      rows: 4,
      description:
        "Shown at the end of every email we send, as required by law: name, street, city, and country.",
      group: "shop",
    }),
    defineField({
      name: "learningSiteUrl",
      title: "Learning site",
      type: "url",
      description: "Where learners sign in to their courses.",
      group: "shop",
      validation: webAddress,
    }),
    defineField({
      name: "socialLinks",
      title: "Social networks",
      type: "array",
      of: [defineArrayMember({ type: "namedLink" })],
      description: "Shown in the header and the footer, in this order.",
      group: "shop",
    }),
    ...siteMenusFields,
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "Used for pages without their own metadata.",
      group: "search",
      options: { collapsible: false },
    }),
    defineField({
      name: "searchSynonyms",
      title: "Words that mean the same",
      type: "array",
      of: [defineArrayMember({ type: "synonyms" })],
      description:
        "A search for any word in a group also finds pages that use the other words in that group.",
      group: "site-search",
      validation: (rule) => rule.max(200).error("The search can use up to 200 groups."),
    }),
  ],
  preview: { prepare: () => ({ title: "Site settings" }) },
});
