import { DocumentSheetIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { textOf } from "../validation/field-values.ts";
import { slugAddress, slugOptions } from "../validation/slug.ts";
import { checkVersionCode, checkVersionLabel } from "../validation/version-code.ts";
import { requiredText } from "../validation/required-text.ts";

export const legalPage = defineType({
  name: "legalPage",
  title: "Legal page",
  type: "document",
  icon: DocumentSheetIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "The page's heading, such as “Terms of service”.",
      validation: requiredText("Give the page a title."),
    }),
    defineField({
      name: "slug",
      title: "Address",
      type: "slug",
      description:
        "The last part of the page's address, /legal/…: terms, privacy-policy, cookie-policy, or disclaimers.",
      options: slugOptions("title"),
      validation: slugAddress("legalPage", "page"),
    }),
    defineField({
      name: "versionLabel",
      title: "Effective date",
      type: "string",
      description: "The date as readers see it, written out: November 27, 2024.",
      validation: (rule) => [
        rule.required().error("Enter the effective date."),
        rule.custom((label) => label === undefined || checkVersionLabel(label)),
      ],
    }),
    defineField({
      name: "versionCode",
      title: "Version code",
      type: "string",
      description:
        "The same date as month, day, and year in eight digits, such as 11272024. Carts record it.",
      validation: (rule) => [
        rule.required().error("Enter the date as eight digits too."),
        rule.custom(
          (code, { document }) =>
            code === undefined || checkVersionCode(code, textOf(document, "versionLabel") ?? ""),
        ),
      ],
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "richText",
      description: "The full text. Use large headings for its parts, so that readers can find them.",
      validation: (rule) => rule.required().error("Write the text of the page."),
    }),
    defineField({
      name: "meta",
      title: "Search and sharing",
      type: "metadata",
      description: "Shown in search results and shared links. Empty fields use the page's own text.",
    }),
  ],
  preview: {
    select: { title: "title", versionLabel: "versionLabel" },
    prepare: ({ title, versionLabel }) => ({
      title,
      subtitle: versionLabel ? `Effective ${versionLabel}` : "No date yet",
    }),
  },
});
