import { EyeOpenIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

/**
 * A link that shows drafts or a release to somebody without an account. Its id is `previewLink.<id>`: the dot keeps it
 * from whoever reads without a token. Made and ended by the Studio and the site, never typed.
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
      title: "Fingerprint of the link",
      type: "string",
      description: "The SHA-256 of its secret part. The link itself is shown once and kept nowhere.",
      hidden: true,
      validation: (rule) =>
        rule
          .required()
          .regex(/^[0-9a-f]{64}$/)
          .error("A preview link is made by “Share a preview link”, not by hand."),
    }),
    defineField({
      name: "what",
      title: "Shows",
      type: "string",
      description: "“drafts”, or the name of a release.",
      validation: (rule) => rule.required().error("Say what the link shows."),
    }),
    defineField({
      name: "path",
      title: "Opens at",
      type: "string",
      description: "The page the reviewer sees first.",
      validation: (rule) => rule.required().error("Say where the link opens."),
    }),
    defineField({
      name: "expiresAt",
      title: "Works until",
      type: "datetime",
      description: "Afterwards the link is refused.",
      validation: (rule) => rule.required().error("Say when the link ends."),
    }),
    defineField({
      name: "isSingleUse",
      title: "For one use",
      type: "boolean",
      description: "Ends when it has been opened once.",
      initialValue: false,
    }),
    defineField({
      name: "note",
      title: "Note",
      type: "string",
      description: "For whom it is and why. The reviewer does not see it.",
    }),
    defineField({ name: "createdBy", title: "Made by", type: "string", description: "Who shared it." }),
    defineField({ name: "createdAt", title: "Made", type: "datetime", description: "When it was shared." }),
    defineField({
      name: "uses",
      title: "Opened",
      type: "number",
      description: "How many times it was opened.",
      initialValue: 0,
    }),
    defineField({
      name: "lastUsedAt",
      title: "Last opened",
      type: "datetime",
      description: "Empty until somebody opens it.",
    }),
    defineField({
      name: "revokedAt",
      title: "Revoked",
      type: "datetime",
      description: "When somebody ended it before its time.",
    }),
  ],
  preview: { select: { title: "note", subtitle: "path" } },
});
