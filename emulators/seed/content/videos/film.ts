import { picture } from "#seed/content/picture.ts";

interface FilmWords {
  title: string;
  /** Minutes and seconds: `0:07`. */
  duration: string;
  posterAlt: string;
  /** What is to be seen, for people who cannot watch. */
  transcript: string;
}

/** A film from `emulators/seed/videos/` with its poster from `emulators/seed/images/videos/`. It's an animation: nobody signs or speaks. */
export function film(name: string, { title, duration, posterAlt, transcript }: FilmWords) {
  return {
    _type: "video",
    title,
    provider: "file",
    file: { _type: "file", _sanityAsset: `file@file://./videos/${name}.mp4` },
    poster: picture(`videos/${name}.webp`, posterAlt),
    hasSigning: false,
    hasSpeech: false,
    duration,
    transcript,
  } as const;
}
