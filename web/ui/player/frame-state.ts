import { type MediaState, speeds } from "./media.ts";

/** What a video in another site's frame fires on the frame's element, named like the events of a video element. */
export interface FrameEventDetail {
  time: number;
  duration: number;
}

const initialState: MediaState = {
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  isMuted: false,
  time: 0,
  duration: 0,
  rate: 1,
  rates: speeds,
};

/** The state of a video in another site's frame, as far as the site has reported it. */
export function createFrameState(frame: HTMLIFrameElement) {
  let state = initialState;
  const listeners = new Set<() => void>();

  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  return {
    read: () => state,
    subscribe,
    watchTime: (onTime: (time: number) => void) => subscribe(() => onTime(state.time)),
    update: (change: Partial<MediaState>) => {
      const before = state;
      state = { ...before, ...change };
      for (const event of toEvents(before, state)) {
        const detail: FrameEventDetail = { time: state.time, duration: state.duration };
        frame.dispatchEvent(new CustomEvent(event, { detail }));
      }
      for (const listener of listeners) listener();
    },
  };
}

function toEvents(before: MediaState, after: MediaState): ("play" | "pause" | "ended")[] {
  if (after.hasEnded && !before.hasEnded) return ["ended"];
  if (after.isPlaying === before.isPlaying) return [];
  return [after.isPlaying ? "play" : "pause"];
}
