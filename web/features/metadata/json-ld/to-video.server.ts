import "server-only";
import type { Video } from "#content/content-types.ts";
import { toFileUrl } from "#content/file-url.server.ts";
import { toAbsoluteUrl, toPictureAddress } from "./absolute-url.server.ts";
import { toIsoLength } from "./iso-duration.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

export type VideoInput = Pick<
  Video,
  "title" | "file" | "poster" | "mimeType" | "duration" | "transcript" | "uploadedAt"
>;

/** A video; null when it lacks what search engines require: a title, a poster and an upload date. */
export function toVideo(video: VideoInput | null | undefined): JsonLdNode | null {
  const contentUrl = toFileUrl(video?.file);
  const thumbnailUrl = toPictureAddress(video?.poster);
  if (!video?.title || !contentUrl || !thumbnailUrl || !video.uploadedAt) return null;
  return toJsonLdNode("VideoObject", {
    name: video.title,
    description: video.transcript ?? video.title,
    thumbnailUrl,
    uploadDate: video.uploadedAt,
    contentUrl: toAbsoluteUrl(contentUrl),
    encodingFormat: video.mimeType,
    duration: toIsoLength(video.duration),
    transcript: video.transcript,
  });
}
