import { assetOf, fieldOf, textOf } from "./field-values.ts";
import { endsIn } from "./file-ending.ts";
import type { Finding } from "./finding.ts";

const ids: Readonly<Record<string, { shape: RegExp; service: string; example: string }>> = {
  youtube: { shape: /^[\w-]{11}$/, service: "YouTube", example: "M7lc1UVf-VE" },
  vimeo: { shape: /^\d+$/, service: "Vimeo", example: "76979871" },
  mux: { shape: /^[A-Za-z0-9]+$/, service: "Mux", example: "the playback ID" },
};

/** An uploaded video needs a file. */
export function checkVideoFile(file: unknown, video: unknown): Finding {
  if ((textOf(video, "provider") ?? "file") !== "file") return true;
  return assetOf(file) !== undefined || "Upload the video, or choose the service that hosts it.";
}

/** A second file is a WebM, beside an uploaded video. */
export function checkWebm(webm: unknown, video: unknown): Finding {
  if (assetOf(webm) === undefined) return true;
  if ((textOf(video, "provider") ?? "file") !== "file")
    return "Remove this file: the service that hosts the video picks the format.";
  return endsIn("webm", webm) || "Upload a file that ends in .webm. An MP4 goes into “File”.";
}

/** A hosted video needs its id at the service rather than its full URL. */
export function checkVideoId(videoId: unknown, video: unknown): Finding {
  const id = ids[textOf(video, "provider") ?? "file"];
  if (!id || (typeof videoId === "string" && id.shape.test(videoId))) return true;
  return `Copy the video's ID from ${id.service}, such as ${id.example}.`;
}

/** Speech needs captions, one file per language. */
export function checkCaptions(captions: unknown, video: unknown): Finding {
  const tracks = Array.isArray(captions) ? captions : [];
  if (fieldOf(video, "hasSpeech") === true && tracks.length === 0)
    return "Add captions, or turn off “Has speech” if nobody speaks in the video.";
  const languages = tracks.map((track) => textOf(track, "language"));
  return new Set(languages).size === languages.length || "Add only one captions file per language.";
}
