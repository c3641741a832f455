import { VideoIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";

export const film = defineType({
  name: "film",
  title: "Video",
  type: "object",
  icon: VideoIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "One sentence above the video. Optional.",
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two sentences. Optional.",
    }),
    defineField({
      name: "video",
      title: "Video",
      type: "video",
      description: "Shown as wide as the page.",
      validation: (rule) => rule.required().error("Choose a video."),
    }),
  ],
  preview: {
    select: { title: "title", video: "video.title", media: "video.poster" },
    prepare: ({ title, video, media }) => ({ title: title ?? video ?? "Video", subtitle: "Video", media }),
  },
});
