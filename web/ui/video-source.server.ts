import "server-only";
import { stegaClean } from "@sanity/client/stega";
import type { Video } from "#content/content-types.ts";
import { toFileUrl } from "#content/file-url.server.ts";

/** A video's source: uploaded files, or a service's page with what plays the video here: its embedded player, or an HLS stream. */
export type VideoSource =
  | { kind: "file"; src: string; formats: readonly VideoFormat[] }
  | { kind: "service"; provider: "youtube" | "vimeo" | "mux"; name: string; href: string; src: string };

/** The video as a file. A browser plays the first format it can. */
export interface VideoFormat {
  src: string;
  type: string | undefined;
}

type VideoFiles = Pick<Video, "file" | "mimeType" | "fileBytes" | "webm" | "webmBytes">;

/** Null when nothing was uploaded or entered. */
export function toVideoSource({
  provider,
  videoId,
  ...files
}: Pick<Video, "provider" | "videoId"> & VideoFiles): VideoSource | null {
  const id = encodeURIComponent(stegaClean(videoId)?.trim() ?? "");
  // Embeds load only after play is pressed, so they autoplay, with as little tracking as the service allows.
  switch (id && stegaClean(provider)) {
    case "youtube":
      return {
        kind: "service",
        provider: "youtube",
        name: "YouTube",
        href: `https://www.youtube.com/watch?v=${id}`,
        src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
      };
    case "vimeo":
      return {
        kind: "service",
        provider: "vimeo",
        name: "Vimeo",
        href: `https://vimeo.com/${id}`,
        src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
      };
    case "mux":
      return {
        kind: "service",
        provider: "mux",
        name: "Mux",
        href: `https://player.mux.com/${id}`,
        src: `https://stream.mux.com/${id}.m3u8`,
      };
    default: {
      const src = toFileUrl(files.file);
      return src === null ? null : { kind: "file", src, formats: toFormats(src, files) };
    }
  }
}

/** The smaller file first. */
function toFormats(src: string, { mimeType, fileBytes, webm, webmBytes }: VideoFiles): VideoFormat[] {
  const file = { src, type: mimeType ?? undefined };
  const webmSrc = toFileUrl(webm);
  if (webmSrc === null) return [file];
  const second = { src: webmSrc, type: "video/webm" };
  return (webmBytes ?? Infinity) < (fileBytes ?? Infinity) ? [second, file] : [file, second];
}
