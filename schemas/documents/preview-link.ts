import { EyeOpenIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

/**
 * A link that shows drafts or a release to someone without an account. The dot in its id, `previewLink.<id>`, hides it
 * from readers without a token. The Studio and the site create and end links; nobody edits them.
 */
export const previewLink = defineType({
  name: "previewLink",
  title: "Preview link",
  type: "document",
  icon: EyeOpenIcon,
  readOnly: true,
  fields: [
    defineField({
      name: "tokenHash",
      title: "Link fingerprint",
      type: "string",
      description: "The SHA-256 of the link's secret. The link itself is shown once and not stored.",
      hidden: true,
      validation: (rule) =>
        rule
          .required()
          .regex(/^[0-9a-f]{64}$/)
          .error("Create preview links with “Share a preview link”."),
    }),
    defineField({
      name: "what",
      title: "Shows",
      type: "string",
      description: "“drafts”, or the name of a release.",
      validation: (rule) => rule.required().error("Choose what the link shows."),
    }),
    defineField({
      name: "path",
      title: "Opens at",
      type: "string",
      description: "The page the reviewer sees first.",
      validation: (rule) => rule.required().error("Enter the page to open."),
    }),
    defineField({
      name: "expiresAt",
      title: "Works until",
      type: "datetime",
      description: "After this time, the link stops working.",
      validation: (rule) => rule.required().error("Choose when the link expires."),
    }),
    defineField({
      name: "isSingleUse",
      title: "Single use",
      type: "boolean",
      description: "Stops working after it has been opened once.",
      initialValue: false,
    }),
    defineField({
      name: "note",
      title: "Note",
      type: "string",
      description: "Who it's for and why. Reviewers can't see it.",
    }),
    defineField({
      name: "createdBy",
      title: "Created by",
      type: "string",
      description: "The person who shared it.",
    }),
    defineField({
      name: "createdAt",
      title: "Created",
      type: "datetime",
      description: "When it was shared.",
    }),
    defineField({
      name: "uses",
      title: "Opened",
      type: "number",
      description: "How often it was opened.",
      initialValue: 0,
    }),
    defineField({
      name: "lastUsedAt",
      title: "Last opened",
      type: "datetime",
      description: "Empty until it's opened.",
    }),
    defineField({
      name: "revokedAt",
      title: "Revoked",
      type: "datetime",
      description: "When it was revoked early.",
    }),
  ],
  preview: { select: { title: "note", subtitle: "path" } },
});
