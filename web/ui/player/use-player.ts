import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { formatTime } from "#lib/playing-time.ts";
import { type Loop, noLoop, withEnd, withStart } from "./loop.ts";
import { type Media, readTime, toNextRate } from "./media.ts";
import { type PlayerSettings, readSettings, writeSettings } from "./player-settings.ts";
import { type FocusedControl, type PlayerActions, toAction } from "./shortcuts.ts";
import { useCaptions } from "./use-captions.ts";
import { toToggleFullScreen, useFullScreen } from "./use-full-screen.ts";
import { useLoop } from "./use-loop.ts";
import { useResume } from "./use-resume.ts";

export interface UsePlayerOptions {
  media: Media;
  /** The element with the tracks of captions. It's the picture's own unless that's in another site's frame. */
  captionsVideo: HTMLVideoElement;
  /** Contains the picture and all controls. Its keys are the player's, and it's what fills the screen. */
  root: HTMLElement;
  /** The video's URL or its id at a service, under which its position is remembered. */
  id: string;
  /** False if there's nothing to hear; then there's no control for sound. */
  hasSound: boolean;
  /** Shows the keys. */
  onHelp: () => void;
}

/** A video's state, the visitor's settings, and everything that can be done with the video. */
export function usePlayer({ media, captionsVideo, root, id, hasSound, onHelp }: UsePlayerOptions) {
  const state = useSyncExternalStore(media.subscribe, media.read);
  const [settings, setSettings] = useState(readSettings);
  const [announcement, announce] = useState("");
  const captions = useCaptions(captionsVideo, settings);
  const [loop, setLoop] = useLoop(media, state);
  const resume = useResume(media, id, state);
  const isFull = useFullScreen(root);

  const change = (changed: Partial<PlayerSettings>) => {
    const next = { ...settings, ...changed };
    setSettings(next);
    writeSettings(next);
  };
  const toggle = (name: "captions" | "mirror" | "transcript", label: string) => (isByButton?: boolean) => {
    change({ [name]: !settings[name] });
    announce(isByButton ? "" : `${label} ${settings[name] ? "off" : "on"}`);
  };
  const setRate = (rate: number) => {
    change({ rate });
    announce(`Speed ${rate}×`);
  };
  const repeat = (next: Loop, message = toLoopMessage(next)) => {
    setLoop(next);
    announce(message);
  };
  const { video, stepFrame, setCaptions } = media;
  const { rates, rate: currentRate } = state;
  const hasTracks = captions.tracks.length > 0;
  const plainTranscript = findPlainTranscript(root);
  const toggleFullScreen = toToggleFullScreen(root, video);
  const jump = (seconds: number) => () => media.seek(readTime(media) + seconds);

  const actions: PlayerActions = {
    togglePlay: () => (state.isPlaying ? media.pause() : media.play()),
    back: jump(-5),
    forward: jump(5),
    farBack: jump(-10),
    farForward: jump(10),
    ...(stepFrame && { previousFrame: () => stepFrame(-1), nextFrame: () => stepFrame(1) }),
    ...(rates.length > 1 && {
      slower: () => setRate(toNextRate({ rate: currentRate, rates }, -1)),
      faster: () => setRate(toNextRate({ rate: currentRate, rates }, 1)),
    }),
    ...((hasTracks || setCaptions) && { captions: toggle("captions", "Captions") }),
    ...(hasTracks
      ? { transcript: toggle("transcript", "Transcript") }
      : plainTranscript && { transcript: () => (plainTranscript.open = !plainTranscript.open) }),
    loopStart: () => repeat(withStart(loop, readTime(media))),
    loopEnd: () => {
      const next = withEnd(loop, readTime(media));
      repeat(next, next.end === null ? "Play on a little, then press again." : undefined);
    },
    clearLoop: () => {
      if (loop !== noLoop) repeat(noLoop);
    },
    ...(video && { mirror: toggle("mirror", "Mirror") }),
    ...(hasSound && { mute: () => media.setMuted(!state.isMuted) }),
    ...(video &&
      document.pictureInPictureEnabled && { pictureInPicture: () => togglePictureInPicture(video) }),
    ...(toggleFullScreen && { fullScreen: toggleFullScreen }),
    help: onHelp,
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = toAction(event, toFocusedControl(event.target));
    const run = action && actions[action];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    // There's nothing else in full screen, and its layout may have hidden what had the focus.
    const stop = new AbortController();
    const onPress = (event: Event) => {
      if (event instanceof KeyboardEvent) press(event);
    };
    (isFull ? document : root).addEventListener("keydown", onPress, { signal: stop.signal });
    return () => stop.abort();
  }, [root, isFull]);

  useEffect(() => {
    media.setRate(rates.includes(settings.rate) ? settings.rate : 1);
  }, [media, rates, settings.rate]);
  useEffect(
    () => setCaptions?.(settings.captions && !hasTracks),
    [setCaptions, settings.captions, hasTracks],
  );

  const isMirrored = settings.mirror && video !== null;
  const hasOpenTranscript = settings.transcript && hasTracks;
  useEffect(() => {
    root.toggleAttribute("data-mirrored", isMirrored);
    root.toggleAttribute("data-transcript", hasOpenTranscript);
  }, [root, isMirrored, hasOpenTranscript]);

  return {
    state,
    settings,
    change,
    setRate,
    captions,
    loop,
    resume,
    isFull,
    hasOpenTranscript,
    announcement,
    actions,
  };
}

function toLoopMessage({ start, end }: Loop): string {
  if (start === null) return "Repeating stopped";
  return end === null
    ? `Repeat from ${formatTime(start)}`
    : `Repeating ${formatTime(start)} to ${formatTime(end)}`;
}

/** The text below a video, which stands in for a transcript that follows it. */
const findPlainTranscript = (root: HTMLElement) =>
  root.closest("figure")?.parentElement?.querySelector<HTMLDetailsElement>(":scope > details") ?? null;

function togglePictureInPicture(video: HTMLVideoElement): void {
  const toggled = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  // A browser refuses if nothing has loaded yet, and everything stays as it is.
  toggled.catch(() => undefined);
}

function toFocusedControl(target: EventTarget | null): FocusedControl {
  if (!(target instanceof Element)) return "other";
  if (target.closest("select, dialog")) return "list";
  return target.closest("button, a, summary") ? "button" : "other";
}
