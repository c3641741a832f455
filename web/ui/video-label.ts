import type { Video } from "#content/content-types.ts";

/** How a video communicates, as far as its editor has said; null when they haven't. */
export function toVideoLabel({
  hasSigning,
  hasSpeech,
}: Pick<Video, "hasSigning" | "hasSpeech">): string | null {
  if (hasSigning === null) return hasSpeech === null ? null : hasSpeech ? "Spoken" : "No speech";
  if (hasSpeech === null) return hasSigning ? "Signed" : "Not signed";
  if (hasSigning) return hasSpeech ? "Signed and spoken" : "Signed, no speech";
  return hasSpeech ? "Spoken, not signed" : "No signing or speech";
}
