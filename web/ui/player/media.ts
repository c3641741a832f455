/** What plays a video. */
export type VideoProvider = "file" | "mux" | "youtube" | "vimeo";

export interface MediaState {
  isPlaying: boolean;
  /** Whether it would go on but has nothing more to show yet. Never true of a service, whose frame says so itself. */
  isWaiting: boolean;
  hasEnded: boolean;
  isMuted: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; 0 while it's unknown, and for a live video. */
  duration: number;
  /** 1 is the video's own speed. */
  rate: number;
  /** The speeds that can be chosen; a single one if the service doesn't let visitors choose. */
  rates: readonly number[];
}

/**
 * A video, whoever hosts it. The controls, keys, captions, and transcript use nothing else. A property that's null is
 * something this source can't do, and its control isn't shown.
 */
export interface Media {
  /** The current state: the same object until something changes. */
  read: () => MediaState;
  subscribe: (onChange: () => void) => () => void;
  /** Calls back with the time in seconds while the video plays: on each frame, or as often as the service reports it. */
  watchTime: (onTime: (time: number) => void) => () => void;
  play: () => void;
  pause: () => void;
  /** In seconds. */
  seek: (time: number) => void;
  setRate: (rate: number) => void;
  setMuted: (isMuted: boolean) => void;
  /** The element with the picture. A frame of another site can't be mirrored or shown in a window of its own. */
  video: HTMLVideoElement | null;
  /** Pauses, and shows the next frame (1) or the previous one (-1). */
  stepFrame: ((step: 1 | -1) => void) | null;
  /** Shows or hides captions that are part of the service's player. */
  setCaptions: ((areShown: boolean) => void) | null;
}

/** The time in seconds right now. The state's own is a few frames old. */
export const readTime = (media: Media): number => media.video?.currentTime ?? media.read().time;

/** Slow speeds first, because signs are read from hands. */
export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5] as const;

/** The next faster (1) or slower (-1) speed; the same one at either end. */
export function toNextRate({ rate, rates }: Pick<MediaState, "rate" | "rates">, step: 1 | -1): number {
  return step === 1
    ? (rates.find((other) => other > rate) ?? rate)
    : (rates.findLast((other) => other < rate) ?? rate);
}
