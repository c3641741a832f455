import "server-only";
import { stegaClean } from "@sanity/client/stega";
import type { Video } from "#content/content-types.ts";
import { toFileUrl } from "#content/file-url.server.ts";

/** Where a film plays: from a file of ours, or from the service that keeps it, on its page or in a frame of ours. */
export type VideoSource =
  | { kind: "file"; src: string }
  | { kind: "service"; name: string; href: string; frameSrc: string };

/** Null when nothing was uploaded or named. */
export function toVideoSource({
  provider,
  videoId,
  file,
}: Pick<Video, "provider" | "videoId" | "file">): VideoSource | null {
  const id = encodeURIComponent(stegaClean(videoId)?.trim() ?? "");
  // Frames are asked for only when somebody presses play, so they begin at once, and with as little tracking as the service offers.
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
