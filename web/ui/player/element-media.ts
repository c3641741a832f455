import { assumedFrameSeconds, type ShownFrame, toFrameSeconds, toFrameTime } from "./frame-step.ts";
import { type Media, type MediaState, speeds } from "./media.ts";
import { playVideo } from "./play-video.ts";

const changeEvents = [
  "play",
  "pause",
  "waiting",
  "stalled",
  "canplay",
  "playing",
  "ended",
  "timeupdate",
  "seeking",
  "seeked",
  "durationchange",
  "loadedmetadata",
  "ratechange",
  "volumechange",
] as const;

/** A video element as the player's media: an uploaded file, or a stream. */
export function createElementMedia(video: HTMLVideoElement): Media {
  let state = readState(video);
  const listeners = new Set<() => void>();
  const update = () => {
    const { duration } = state;
    state = readState(video);
    // While it's loaded again, it's as long as before.
    if (Number.isNaN(video.duration)) state.duration = duration;
    for (const listener of listeners) listener();
  };
  for (const event of changeEvents) video.addEventListener(event, update);
  let frameSeconds = assumedFrameSeconds;
  let lastFrame: ShownFrame | null = null;
  watchFrames(video, (frame) => {
    frameSeconds = (lastFrame && toFrameSeconds(lastFrame, frame)) ?? frameSeconds;
    lastFrame = frame;
  });

  return {
    read: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    watchTime: (onTime) => watchFrames(video, () => onTime(video.currentTime)),
    play: () => playVideo(video),
    pause: () => video.pause(),
    seek: (time) => {
      video.currentTime = Math.min(Math.max(time, 0), readEnd(video));
    },
    setRate: (rate) => {
      video.playbackRate = rate;
      // A stream's source sets the speed to the default when it loads.
      video.defaultPlaybackRate = rate;
    },
    setMuted: (isMuted) => {
      video.muted = isMuted;
    },
    video,
    stepFrame: (step) => {
      video.pause();
      const time = toFrameTime(video.currentTime, step, frameSeconds);
      video.currentTime = Math.min(time, readEnd(video));
    },
    setCaptions: null,
  };
}

/** Until a video has loaded, any time is kept for when it has. */
const readEnd = ({ duration }: HTMLVideoElement) =>
  Number.isNaN(duration) ? Number.POSITIVE_INFINITY : duration;

function readState(video: HTMLVideoElement): MediaState {
  return {
    isPlaying: !video.paused,
    isWaiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasEnded: video.ended,
    isMuted: video.muted,
    time: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    rate: video.playbackRate,
    rates: speeds,
  };
}

/** Calls back on each frame that's shown; several times a second in browsers that don't tell. */
function watchFrames(video: HTMLVideoElement, onFrame: (frame: ShownFrame) => void): () => void {
  if (!("requestVideoFrameCallback" in video)) {
    return watchTimeUpdates(video, onFrame);
  }
  let request = 0;
  const next = () => {
    request = video.requestVideoFrameCallback((_now, frame) => {
      onFrame(frame);
      next();
    });
  };
  next();
  return () => video.cancelVideoFrameCallback(request);
}

function watchTimeUpdates(video: HTMLVideoElement, onFrame: (frame: ShownFrame) => void): () => void {
  const update = () => onFrame({ mediaTime: video.currentTime, presentedFrames: 0 });
  video.addEventListener("timeupdate", update);
  return () => video.removeEventListener("timeupdate", update);
}
