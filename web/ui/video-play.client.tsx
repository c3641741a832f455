"use client";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { PlayButton } from "#ui/play-button.tsx";
import styles from "./video-player.module.css";

const Controls = lazy(async () => {
  const { VideoControls } = await import("#ui/video-controls.client.tsx");
  return { default: VideoControls };
});

export interface VideoPlayProps {
  /** The video file's URL. */
  src: string;
  title: string | null;
  /** Minutes and seconds. */
  duration: string | null;
}

/**
 * The bar below a video, instead of the browser's controls: the play button, and the controls that load with the first
 * play.
 */
export function VideoPlay({ src, title, duration }: VideoPlayProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  const [state, setState] = useState<"unready" | "paused" | "playing" | "broken">("unready");

  useEffect(() => {
    const video = findFilm(button.current);
    if (!video) return;
    const stop = new AbortController();
    const { signal } = stop;
    const start = () => {
      if (video.parentElement) video.parentElement.dataset["started"] = "true";
      setFilm(video);
      setState("playing");
    };
    video.controls = false;
    setState("paused");
    video.addEventListener("click", () => toggle(video), { signal });
    video.addEventListener("play", start, { signal });
    video.addEventListener("pause", () => setState("paused"), { signal });
    // A source's error doesn't bubble.
    video.addEventListener("error", () => setState("broken"), { signal, capture: true });
    // The video was started with the browser's controls before these loaded.
    if (!video.paused) start();
    return () => stop.abort();
  }, []);

  return (
    <>
      <PlayButton
        ref={button}
        film={title}
        isPlaying={state === "playing"}
        onClick={() => toggle(findFilm(button.current))}
        // A press before the script has loaded would be lost.
        aria-disabled={state === "unready" || undefined}
        disabled={state === "broken"}
      />
      {film && state !== "broken" ? (
        <Suspense fallback={null}>
          <Controls video={film} />
        </Suspense>
      ) : (
        <span className={styles.time}>{duration}</span>
      )}
      {state === "broken" && (
        <p className={styles.broken} role="alert">
          This video can't be played right now. <a href={src}>Open the file</a>
        </p>
      )}
    </>
  );
}

const findFilm = (button: HTMLElement | null) =>
  button?.closest(`.${styles["player"]}`)?.querySelector("video");

function toggle(video: HTMLVideoElement | null | undefined): void {
  if (video?.paused === false) video.pause();
  // A failed video also fires an error event.
  else video?.play().catch(() => undefined);
}
