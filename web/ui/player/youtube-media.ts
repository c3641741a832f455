import { createFrameState } from "./frame-state.ts";
import { type Media, type MediaState, speeds } from "./media.ts";

export interface YouTubeOptions {
  /** Whether YouTube shows its captions. It can't be asked to change that later. */
  captions: boolean;
}

/** An embed's URL with YouTube's own controls off, for a page that has its own (developers.google.com/youtube/player_parameters). */
export function toYouTubeUrl(embedUrl: string, { captions }: YouTubeOptions): string {
  const url = new URL(embedUrl);
  const parameters = {
    enablejsapi: "1",
    origin: location.origin,
    controls: "0",
    disablekb: "1",
    fs: "0",
    iv_load_policy: "3",
    playsinline: "1",
    ...(captions && { cc_load_policy: "1" }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * YouTube's embedded player. It exchanges the messages that YouTube's own script does
 * (developers.google.com/youtube/iframe_api_reference), because that script would run with the site's rights.
 * Resolves with the first answer.
 */
export function connectYouTube(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Media> {
  const { origin } = new URL(frame.src);
  const { update, ...state } = createFrameState(frame);
  const send = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ id: frame.id, channel: "widget", ...message }), origin);
  const command = (func: string, ...args: unknown[]) => send({ event: "command", func, args });
  const media: Media = {
    ...state,
    play: () => command("playVideo"),
    pause: () => command("pauseVideo"),
    seek: (wanted) => {
      const time = Math.max(wanted, 0);
      command("seekTo", time, true);
      update({ time });
    },
    setRate: (rate) => command("setPlaybackRate", rate),
    setMuted: (isMuted) => command(isMuted ? "mute" : "unMute"),
    video: null,
    stepFrame: null,
    setCaptions: null,
  };
  return new Promise((resolve) => {
    // The player answers only once it's ready, and is asked until then.
    const asking = setInterval(() => send({ event: "listening" }), askEveryMs);
    signal.addEventListener("abort", () => clearInterval(asking));
    const receive = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || sender !== origin) return;
      const change = parseMessage(data);
      if (!change) return;
      clearInterval(asking);
      update(change);
      resolve(media);
    };
    addEventListener("message", receive, { signal });
  });
}

const askEveryMs = 200;

const ended = 0;
const playing = 1;
const buffering = 3;

/** What a message says has changed; null if it's not about the video's state. */
export function parseMessage(data: unknown): Partial<MediaState> | null {
  const { event, info } = parseObject(data);
  if (event !== "initialDelivery" && event !== "infoDelivery") return null;
  const { currentTime, duration, playbackRate, availablePlaybackRates, muted, playerState } = toRecord(info);
  return {
    ...(typeof currentTime === "number" && { time: currentTime }),
    ...(typeof duration === "number" && { duration }),
    ...(typeof playbackRate === "number" && { rate: playbackRate }),
    ...(Array.isArray(availablePlaybackRates) && {
      rates: speeds.filter((speed) => availablePlaybackRates.includes(speed)),
    }),
    ...(typeof muted === "boolean" && { isMuted: muted }),
    ...(typeof playerState === "number" && {
      isPlaying: playerState === playing || playerState === buffering,
      hasEnded: playerState === ended,
    }),
  };
}

function parseObject(data: unknown): Readonly<Record<string, unknown>> {
  try {
    return typeof data === "string" ? toRecord(JSON.parse(data)) : {};
  } catch {
    return {};
  }
}

const toRecord = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });
