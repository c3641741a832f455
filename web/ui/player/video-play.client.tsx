"use client";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { ElementPlayerProps } from "./element-player.client.tsx";
import { showNativeControls } from "./native-controls.ts";
import { PlayButton } from "./play-button.tsx";
import { hasFailed, playVideo, reloadVideo } from "./play-video.ts";
import styles from "./stage.module.css";

const loadPlayer = async () => (await import("./element-player.client.tsx")).ElementPlayer;

type State = "unready" | "paused" | "playing" | "broken";

const labels = { unready: "Play", paused: "Play", playing: "Pause", broken: "Try again" } as const;

export interface VideoPlayProps {
  /** The video's URL or its id at a service, under which the visitor's position is remembered. */
  id: string;
  title: string | null;
  /** Minutes and seconds. */
  duration: string | null;
  /** False if there's nothing to hear. */
  hasSound: boolean;
  /** A link to the video, for when it can't be played here. */
  link: ReactNode;
}

/**
 * The play button below a video, instead of the browser's controls. The first play loads the rest of the player. If that fails, the
 * browser's controls are back until the next play, which loads it again. A video that fails says so until it's tried again: by its button, its
 * picture, a key, or once the browser is back online.
 */
export function VideoPlay({ id, title, duration, hasSound, link }: VideoPlayProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [started, setStarted] = useState<{ video: HTMLVideoElement; root: HTMLElement } | null>(null);
  const [Player, setPlayer] = useState<ComponentType<ElementPlayerProps> | null>(null);
  const [state, setState] = useState<State>("unready");

  useEffect(() => {
    const root = findRoot(button.current);
    const video = root?.querySelector("video");
    if (!root || !video) return;
    const stop = new AbortController();
    const { signal } = stop;
    const start = () => {
      root.dataset["started"] = "true";
      setStarted({ video, root });
      setState("playing");
      loadPlayer()
        .then((component) => {
          video.controls = false;
          setPlayer(() => component);
        })
        .catch((error: unknown) => {
          video.controls = true;
          showNativeControls(error);
        })
        .catch((error: unknown) => console.warn("Loading the player failed.", error));
    };
    video.controls = false;
    setState("paused");
    const togglePlayback = () => {
      // The browser's controls do this themselves.
      if (video.controls) return;
      toggle(video);
      // The player's keys work only while the focus is in the player.
      button.current?.focus({ preventScroll: true });
    };
    video.addEventListener("click", togglePlayback, { signal });
    video.addEventListener("play", start, { signal });
    // The pause after an error isn't news.
    const stay = () => setState((before) => (before === "broken" ? before : "paused"));
    video.addEventListener("pause", stay, { signal });
    // A source's error doesn't bubble. After the last source, there's nothing left to try. Captions can fail, too.
    const lastSource = [...video.querySelectorAll("source")].at(-1);
    const reportError = ({ target }: Event) => {
      if (target !== video && target !== lastSource) return;
      // The next press plays it, rather than pause what doesn't play.
      video.pause();
      // The poster is back.
      root.dataset["started"] = "false";
      setState("broken");
    };
    video.addEventListener("error", reportError, { signal, capture: true });
    const reload = () => {
      if (!hasFailed(video)) return;
      reloadVideo(video);
      setState("paused");
    };
    addEventListener("online", reload, { signal });
    // The video was started with the browser's controls before these loaded.
    if (!video.paused) start();
    return () => stop.abort();
  }, []);

  return (
    <>
      <PlayButton
        ref={button}
        videoTitle={title}
        label={labels[state]}
        onClick={() => toggle(findRoot(button.current)?.querySelector("video"))}
        // A press before the script has loaded would be lost. A disabled button would lose the focus.
        aria-disabled={state === "unready" || undefined}
      />
      {started && Player && <Player {...started} id={id} hasSound={hasSound} />}
      {(!started || (state === "broken" && !Player)) && <span className={styles.time}>{duration}</span>}
      {state === "broken" && (
        <p className={styles.broken} role="alert">
          This video can’t be played right now. {link}
        </p>
      )}
    </>
  );
}

const findRoot = (button: HTMLElement | null) => button?.closest<HTMLElement>(`.${styles["player"]}`);

function toggle(video: HTMLVideoElement | null | undefined): void {
  if (video?.paused === false) video.pause();
  else if (video) playVideo(video);
}
