import { stegaClean } from "@sanity/client/stega";
import type { Sign } from "#content/content-types.ts";
import { toVideoSource } from "#ui/video-source.server.ts";

export type SignVideo = NonNullable<Sign["videos"]>[number];

/** A way to sign it, from the front, and from the side where that was filmed, too. */
export interface SignFilmViews {
  front: SignVideo;
  side: SignVideo | null;
}

/** A sign's videos that can be played: each from the side belongs to the one before it. */
export function toSignFilms(videos: Sign["videos"]): SignFilmViews[] {
  const films: SignFilmViews[] = [];
  for (const video of (videos ?? []).filter((any) => toVideoSource(any) !== null)) {
    const last = films.at(-1);
    if (stegaClean(video.view) === "side" && last?.side === null) last.side = video;
    else films.push({ front: video, side: null });
  }
  return films;
}
