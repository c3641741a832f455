import { assetOf, fieldOf, textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";

const ids: Readonly<Record<string, { shape: RegExp; service: string; example: string }>> = {
  youtube: { shape: /^[\w-]{11}$/, service: "YouTube", example: "M7lc1UVf-VE" },
  vimeo: { shape: /^\d+$/, service: "Vimeo", example: "76979871" },
  mux: { shape: /^[A-Za-z0-9]+$/, service: "Mux", example: "the playback id" },
};

/** A video kept here has its file. */
export function checkVideoFile(file: unknown, video: unknown): Finding {
  if ((textOf(video, "provider") ?? "file") !== "file") return true;
  return assetOf(file) !== undefined || "Upload the video, or choose the service that keeps it.";
}

/** A video kept at a service has the id it has there, not its whole address. */
export function checkVideoId(videoId: unknown, video: unknown): Finding {
  const id = ids[textOf(video, "provider") ?? "file"];
  if (!id || (typeof videoId === "string" && id.shape.test(videoId))) return true;
  return `Copy the video's id from ${id.service}, such as ${id.example}.`;
}

/** What is said aloud can be read too, in each language once. */
export function checkCaptions(captions: unknown, video: unknown): Finding {
  const tracks = Array.isArray(captions) ? captions : [];
  if (fieldOf(video, "hasSpeech") === true && tracks.length === 0)
    return "Add captions, or say that nothing is said aloud: signed only.";
  const languages = tracks.map((track) => textOf(track, "language"));
  return new Set(languages).size === languages.length || "Each language has one captions file.";
}
