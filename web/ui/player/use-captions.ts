import { useEffect, useState, useSyncExternalStore } from "react";
import { type Cue, findCurrentIndex, findText, toCues } from "./cues.ts";
import { type Media, readTime } from "./media.ts";
import type { PlayerSettings } from "./player-settings.ts";

export interface CaptionTrack {
  language: string;
  label: string;
}

export interface Captions {
  tracks: readonly CaptionTrack[];
  /** The index of the chosen track, shown or not; -1 without tracks. */
  chosen: number;
  /** The chosen track's captions; empty until they have loaded. */
  cues: readonly Cue[];
}

/**
 * The captions of a video element's tracks. The browser loads and parses the files, but doesn't draw them: its captions
 * would cover the hands.
 */
export function useCaptions(
  video: HTMLVideoElement,
  { captions: areShown, captionsLanguage }: PlayerSettings,
): Captions {
  const [tracks, setTracks] = useState(() => readTracks(video));
  const [cues, setCues] = useState<readonly Cue[]>([]);
  const wanted = tracks.findIndex(({ language }) => language === captionsLanguage);
  const chosen = wanted === -1 && tracks.length > 0 ? 0 : wanted;
  const chosenTrack = tracks[chosen];

  useEffect(() => {
    const stop = new AbortController();
    // A stream's own tracks are known once it has loaded.
    for (const event of ["addtrack", "removetrack"])
      video.textTracks.addEventListener(event, () => setTracks(readTracks(video)), { signal: stop.signal });
    return () => stop.abort();
  }, [video]);

  useEffect(() => {
    const stop = new AbortController();
    const read = (track: TextTrack) => setCues(toCues(track.cues));
    if (chosenTrack) loadTrack(video, { chosenTrack, areShown, read, signal: stop.signal });
    return () => stop.abort();
  }, [video, chosenTrack, areShown]);

  return { tracks, chosen, cues };
}

/** What the captions say right now. */
export const useCaptionText = (media: Media, cues: readonly Cue[]): string =>
  useAtTime(media, (time) => findText(cues, time));

/** The index of the last caption that has begun; -1 before the first one. */
export const useCurrentCue = (media: Media, cues: readonly Cue[]): number =>
  useAtTime(media, (time) => findCurrentIndex(cues, time));

/** A value that depends on the video's time, which renders anew only when the value changes. */
function useAtTime<Value extends string | number>(media: Media, toValue: (time: number) => Value): Value {
  return useSyncExternalStore(
    (onChange) => {
      const stops = [media.subscribe(onChange), media.watchTime(onChange)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => toValue(readTime(media)),
  );
}

const readTracks = (video: HTMLVideoElement): CaptionTrack[] =>
  findTracks(video).map(({ language, label }) => ({ language, label }));

const findTracks = ({ textTracks }: HTMLVideoElement): TextTrack[] =>
  [...textTracks].filter(({ kind }) => kind === "captions" || kind === "subtitles");

interface LoadTrackOptions {
  chosenTrack: CaptionTrack;
  areShown: boolean;
  read: (track: TextTrack) => void;
  signal: AbortSignal;
}

/** Has the browser load one track, and reads it whenever there's more of it. */
function loadTrack(video: HTMLVideoElement, { chosenTrack, areShown, read, signal }: LoadTrackOptions): void {
  const { language, label } = chosenTrack;
  const tracks = findTracks(video);
  const track = tracks.find((other) => other.language === language && other.label === label);
  for (const other of tracks) other.mode = other === track ? "hidden" : "disabled";
  if (!track) return;
  // A file's captions arrive together, with an event that doesn't bubble. A stream's arrive while it plays.
  video.addEventListener("load", () => read(track), { capture: true, signal });
  track.addEventListener("cuechange", () => read(track), { signal });
  read(track);
  // There's no page around these pictures, so the browser draws the captions.
  for (const event of ["enterpictureinpicture", "webkitbeginfullscreen"])
    video.addEventListener(event, () => (track.mode = areShown ? "showing" : "hidden"), { signal });
  for (const event of ["leavepictureinpicture", "webkitendfullscreen"])
    video.addEventListener(event, () => (track.mode = "hidden"), { signal });
}
