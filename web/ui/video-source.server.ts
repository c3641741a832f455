import "server-only";
import { stegaClean } from "@sanity/client/stega";
import type { Video } from "#lib/content-types.ts";
import { toFileUrl } from "#lib/file-url.server.ts";

/** Where a film plays: here, from a file of ours, or on the page of the service that keeps it. */
export type VideoSource = { kind: "file"; src: string } | { kind: "service"; name: string; href: string };

/** Null when nothing was uploaded or named. */
export function toVideoSource({
  provider,
  videoId,
  file,
}: Pick<Video, "provider" | "videoId" | "file">): VideoSource | null {
  const id = encodeURIComponent(stegaClean(videoId)?.trim() ?? "");
  switch (id && stegaClean(provider)) {
    case "youtube":
      return { kind: "service", name: "YouTube", href: `https://www.youtube.com/watch?v=${id}` };
    case "vimeo":
      return { kind: "service", name: "Vimeo", href: `https://vimeo.com/${id}` };
    case "mux":
      return { kind: "service", name: "Mux", href: `https://player.mux.com/${id}` };
    default: {
      const src = toFileUrl(file);
      return src === null ? null : { kind: "file", src };
    }
  }
}
