import { DocumentVideoIcon } from "@sanity/icons";
import { defineArrayMember, defineField, defineType } from "sanity";
import { checkCaptions, checkVideoFile, checkVideoId } from "../validation/video-parts.ts";

export const video = defineType({
  name: "video",
  title: "Video",
  type: "object",
  icon: DocumentVideoIcon,
  fieldsets: [
    { name: "source", title: "Where the film is" },
    { name: "access", title: "For everyone", options: { collapsible: true } },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What the film shows. Screen readers say it before it plays.",
      validation: (rule) => rule.required().error("Give the video a title."),
    }),
    defineField({
      name: "provider",
      title: "Kept at",
      type: "string",
      options: {
        list: [
          { title: "Here, as a file", value: "file" },
          { title: "YouTube", value: "youtube" },
          { title: "Vimeo", value: "vimeo" },
          { title: "Mux", value: "mux" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      description: "Upload the film here, or name it at the service that plays it.",
      fieldset: "source",
      validation: (rule) => rule.required().error("Say where the video is kept."),
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
      name: "videoId",
      title: "Id at the service",
      type: "string",
      description:
        "The part of the address that names the video, such as dQw4w9WgXcQ. Not the whole address.",
      fieldset: "source",
      hidden: ({ parent }) => (parent?.provider ?? "file") === "file",
      validation: (rule) => rule.custom((videoId, { parent }) => checkVideoId(videoId, parent)),
    }),
    defineField({
      name: "poster",
      title: "Poster",
      type: "figure",
      description: "The picture shown before the film plays. Choose one with the hands in view.",
    }),
    defineField({
      name: "duration",
      title: "Length",
      type: "string",
      description: "Minutes and seconds, such as 1:30.",
      validation: (rule) =>
        rule
          .custom((duration) => !duration || /^(\d+:)?[0-5]?\d:[0-5]\d$/.test(duration) || "refused")
          .warning("Write minutes and seconds, such as 1:30."),
    }),
    defineField({
      name: "hasSpeech",
      title: "Is anything said aloud?",
      type: "boolean",
      description: "Off means: no speech, signed only. A video with speech needs captions.",
      fieldset: "access",
    }),
    defineField({
      name: "captions",
      title: "Captions",
      type: "array",
      of: [defineArrayMember({ type: "captionTrack" })],
      description: "One file for each language.",
      fieldset: "access",
      validation: (rule) => rule.custom((captions, { parent }) => checkCaptions(captions, parent)),
    }),
    defineField({
      name: "transcript",
      title: "Transcript",
      type: "text",
      rows: 5,
      description: "What is signed and said, in English, for people who cannot watch.",
      fieldset: "access",
    }),
  ],
  preview: { select: { title: "title", subtitle: "duration", media: "poster" } },
});
