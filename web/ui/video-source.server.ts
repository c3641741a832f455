import "server-only";
import { stegaClean } from "@sanity/client/stega";
import type { Video } from "#content/content-types.ts";
import { toFileUrl } from "#content/file-url.server.ts";

/** A video's source: an uploaded file, or a service's page and embedded player. */
export type VideoSource =
  | { kind: "file"; src: string }
  | { kind: "service"; name: string; href: string; frameSrc: string };

/** Null when nothing was uploaded or entered. */
export function toVideoSource({
  provider,
  videoId,
  file,
}: Pick<Video, "provider" | "videoId" | "file">): VideoSource | null {
  const id = encodeURIComponent(stegaClean(videoId)?.trim() ?? "");
  // Embeds load only after play is pressed, so they autoplay, with as little tracking as the service allows.
  switch (id && stegaClean(provider)) {
    case "youtube":
      return {
        kind: "service",
        name: "YouTube",
        href: `https://www.youtube.com/watch?v=${id}`,
        frameSrc: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
      };
    case "vimeo":
      return {
        kind: "service",
        name: "Vimeo",
        href: `https://vimeo.com/${id}`,
        frameSrc: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
      };
    case "mux":
      return {
        kind: "service",
        name: "Mux",
        href: `https://player.mux.com/${id}`,
        frameSrc: `https://player.mux.com/${id}?autoplay=true&disable-tracking=true`,
      };
    default: {
      const src = toFileUrl(file);
      return src === null ? null : { kind: "file", src };
    }
  }
}
