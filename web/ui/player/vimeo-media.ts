import { createFrameState } from "./frame-state.ts";
import { type Media, speeds } from "./media.ts";

/** An embed's URL with Vimeo's own controls off, which its owner's plan has to allow. */
export function toVimeoUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set("controls", "0");
  url.searchParams.set("keyboard", "0");
  return url.href;
}

/** Vimeo's embedded player, through Vimeo's own library (developer.vimeo.com/player/sdk). Resolves once it's ready. */
export async function connectVimeo(frame: HTMLIFrameElement): Promise<Media> {
  const { default: Player } = await import("@vimeo/player");
  const player = new Player(frame);
  await player.ready();
  const { update, ...state } = createFrameState(frame);
  player.on("play", () => update({ isPlaying: true, hasEnded: false }));
  player.on("pause", ({ percent }) => update({ isPlaying: false, hasEnded: percent === 1 }));
  player.on("ended", () => update({ isPlaying: false, hasEnded: true }));
  player.on("timeupdate", ({ seconds, duration }) => update({ time: seconds, duration }));
  player.on("seeked", ({ seconds }) => update({ time: seconds }));
  player.on("playbackratechange", ({ playbackRate }) => update({ rate: playbackRate }));
  const [duration, isPaused, isMuted, tracks] = await Promise.all([
    player.getDuration(),
    player.getPaused(),
    player.getMuted(),
    player.getTextTracks(),
  ]);
  update({ duration, isPlaying: !isPaused, isMuted, rates: speeds.filter((speed) => speed >= slowest) });
  const [track] = tracks.toSorted(({ mode }) => (mode === "showing" ? -1 : 1));
  return {
    ...state,
    // Vimeo reports a refused play or pause as a rejection, and the state stays what it was.
    play: () => void player.play().catch(ignore),
    pause: () => void player.pause().catch(ignore),
    seek: (wanted) => {
      const time = Math.min(Math.max(wanted, 0), duration);
      update({ time });
      void player.setCurrentTime(time).catch(ignore);
    },
    // Only some owners let visitors choose the speed.
    setRate: (rate) => void player.setPlaybackRate(rate).catch(() => update({ rate: 1, rates: [1] })),
    setMuted: (isMutedNow) => {
      player.setMuted(isMutedNow).then(() => update({ isMuted: isMutedNow }), ignore);
    },
    video: null,
    stepFrame: null,
    setCaptions: track
      ? (areShown) =>
          void (
            areShown ? player.enableTextTrack(track.language, track.kind) : player.disableTextTrack()
          ).catch(ignore)
      : null,
  };
}

/** Vimeo's slowest speed. */
const slowest = 0.5;

const ignore = () => undefined;
