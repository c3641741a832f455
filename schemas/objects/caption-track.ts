import { BlockContentIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { assetOf } from "../validation/field-values.ts";
import { endsIn } from "../validation/file-ending.ts";
import { requiredText } from "../validation/required-text.ts";

export const captionTrack = defineType({
  name: "captionTrack",
  title: "Captions",
  type: "object",
  icon: BlockContentIcon,
  fields: [
    defineField({
      name: "language",
      title: "Language",
      type: "string",
      description: "The language code: en for English, fr for French, es-MX for Mexican Spanish.",
      initialValue: "en",
      validation: (rule) => [
        rule.required().error("Enter the language of the captions."),
        rule
          .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/)
          .error("Use a language code such as en, fr, or es-MX."),
      ],
    }),
    defineField({
      name: "label",
      title: "Name in the player",
      type: "string",
      description: "The viewer's choice, in the language itself: English, Français.",
      initialValue: "English",
      validation: requiredText("Give the captions a name, such as “English”."),
    }),
    defineField({
      name: "file",
      title: "Captions file",
      type: "file",
      options: { accept: ".vtt,text/vtt" },
      description: "A WebVTT file with the extension .vtt.",
      validation: (rule) =>
        rule
          .custom((file) => (assetOf(file) !== undefined && endsIn("vtt", file)) || "refused")
          .error("Upload the captions as a .vtt file."),
    }),
  ],
  preview: { select: { title: "label", subtitle: "language" } },
});
