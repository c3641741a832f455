import { DocumentVideoIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { checkCaptions, checkVideoFile, checkVideoId, checkWebm } from "../validation/video-parts.ts";
import { requiredText } from "../validation/required-text.ts";
import { signViews } from "../vocabulary/sign-words.ts";

export const video = defineType({
  name: "video",
  title: "Video",
  type: "object",
  icon: DocumentVideoIcon,
  fieldsets: [
    { name: "source", title: "Source" },
    { name: "access", title: "Accessibility", options: { collapsible: true } },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What the video shows. Screen readers announce it before it plays.",
      validation: requiredText("Give the video a title."),
    }),
    defineField({
      name: "provider",
      title: "Hosted by",
      type: "string",
      options: {
        list: [
          { title: "This site, as a file", value: "file" },
          { title: "YouTube", value: "youtube" },
          { title: "Vimeo", value: "vimeo" },
          { title: "Mux", value: "mux" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      description: "Upload the video here, or enter its ID at another service.",
      fieldset: "source",
      validation: (rule) => rule.required().error("Choose where the video is hosted."),
    }),
    defineField({
      name: "file",
      title: "File",
      type: "file",
      options: { accept: "video/*" },
      description: "MP4 plays everywhere.",
      fieldset: "source",
      hidden: ({ parent }) => (parent?.provider ?? "file") !== "file",
      validation: (rule) => rule.custom((file, { parent }) => checkVideoFile(file, parent)),
    }),
    defineField({
      name: "webm",
      title: "The same video as WebM",
      type: "file",
      options: { accept: "video/webm,.webm" },
      description:
        "Optional. Many browsers play WebM, and it's often smaller. The site offers the smaller file first.",
      fieldset: "source",
      hidden: ({ parent, value }) => (parent?.provider ?? "file") !== "file" && value === undefined,
      validation: (rule) => rule.custom((webm, { parent }) => checkWebm(webm, parent)),
    }),
    defineField({
      name: "videoId",
      title: "ID at the service",
      type: "string",
      description: "The part of the URL that identifies the video, such as dQw4w9WgXcQ, not the whole URL.",
      fieldset: "source",
      hidden: ({ parent }) => (parent?.provider ?? "file") === "file",
      validation: (rule) => rule.custom((videoId, { parent }) => checkVideoId(videoId, parent)),
    }),
    defineField({
      name: "view",
      title: "Filmed from",
      type: "string",
      options: { list: [...signViews], layout: "radio", direction: "horizontal" },
      description: "A sign's page shows a video from the side together with the one before it.",
      hidden: ({ document }) => document?._type !== "sign",
    }),
    defineField({
      name: "poster",
      title: "Poster",
      type: "figure",
      description: "The image shown before the video plays. Choose one with the hands in view.",
    }),
    defineField({
      name: "duration",
      title: "Length",
      type: "string",
      description: "Minutes and seconds, such as 1:30.",
      validation: (rule) =>
        rule
          .custom((duration) => !duration || /^(\d+:)?[0-5]?\d:[0-5]\d$/.test(duration) || "refused")
          .warning("Enter minutes and seconds, such as 1:30."),
    }),
    defineField({
      name: "hasSigning",
      title: "Has signing",
      type: "boolean",
      description:
        "On if there's signing, by a person or by a drawn figure. Off if there's none. The site says which below the video.",
      fieldset: "access",
    }),
    defineField({
      name: "hasSpeech",
      title: "Has speech",
      type: "boolean",
      description: "On if someone speaks; the video then needs captions. Off if nothing is spoken.",
      fieldset: "access",
      validation: (rule) =>
        rule
          .required()
          .error(
            "Say whether someone speaks in the video. If no one does, switch “Has speech” on and off again.",
          ),
    }),
    defineField({
      name: "captions",
      title: "Captions",
      type: "array",
      of: [defineArrayMember({ type: "captionTrack" })],
      description: "One file per language.",
      fieldset: "access",
      validation: (rule) => rule.custom((captions, { parent }) => checkCaptions(captions, parent)),
    }),
    defineField({
      name: "transcript",
      title: "Transcript",
      type: "text",
      rows: 5,
      description: "Everything signed and said, in English, for people who can't watch.",
      fieldset: "access",
    }),
  ],
  preview: { select: { title: "title", subtitle: "duration", media: "poster" } },
});
