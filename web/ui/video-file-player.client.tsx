"use client";
import { lazy, type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from "react";
import { PlayMark } from "#ui/play-mark.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./video-player.module.css";

const Controls = lazy(async () => {
  const { VideoControls } = await import("#ui/video-controls.client.tsx");
  return { default: VideoControls };
});

export interface CaptionTrack {
  key: string;
  src: string;
  language: string;
  label: string;
}

export interface FilePlayerProps {
  src: string;
  mimeType: string | null;
  tracks: readonly CaptionTrack[];
  title: string | null;
  /** Minutes and seconds. */
  duration: string | null;
  /** Width over height. */
  ratio: number;
  /** The poster, seen through the film's empty frame until it plays. */
  children: ReactNode;
}

/**
 * A film of ours. No byte of it is asked for before somebody plays it, nor of its controls, which stand below the picture and
 * never over the signer. Without JavaScript the browser's own controls take their place.
 */
export function FilePlayer({ src, mimeType, tracks, title, duration, ratio, children }: FilePlayerProps) {
  const player = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState<HTMLVideoElement | null>(null);
  const [state, setState] = useState<"paused" | "playing" | "broken">("paused");
  const isScripted = useIsScripted();
  const toggle = () => {
    const film = video.current;
    if (!film) return;
    setStarted(film);
    if (!film.paused) film.pause();
    // A film that cannot be played says so by an error event of its own.
    else film.play().catch(() => undefined);
  };
  return (
    <div className={styles.player} ref={player} style={{ "--ratio": ratio }}>
      <div className={styles.frame} data-started={started !== null}>
        {children}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The Studio asks for captions where anything is said. */}
        <video
          ref={video}
          className={styles.film}
          controls={!isScripted}
          playsInline
          preload="none"
          aria-label={title ?? "Video"}
          // Captions from Sanity's CDN are another origin's, and are read only with its leave.
          crossOrigin={tracks.length > 0 ? "anonymous" : undefined}
          onClick={toggle}
          onPlay={() => setState("playing")}
          onPause={() => setState("paused")}
        >
          <source src={src} type={mimeType ?? undefined} onError={() => setState("broken")} />
          {tracks.map(({ key, src: trackSrc, language, label }, index) => (
            <track
              key={key}
              kind="captions"
              src={trackSrc}
              srcLang={language}
              label={label}
              default={index === 0}
            />
          ))}
        </video>
      </div>
      <div className={styles.bar} data-plays="by-script">
        <button className={styles.play} type="button" onClick={toggle} disabled={state === "broken"}>
          <PlayMark mark={state === "playing" ? "pause" : "play"} />
          {state === "playing" ? "Pause" : "Play"}
          <VisuallyHidden> {title ?? "video"}</VisuallyHidden>
        </button>
        {started && state !== "broken" ? (
          <Suspense fallback={null}>
            <Controls video={started} stage={player} />
          </Suspense>
        ) : (
          <span className={styles.time}>{duration}</span>
        )}
      </div>
      {state === "broken" && (
        <p className={styles.broken} role="alert">
          This film cannot be played now. <a href={src}>Open the file</a>
        </p>
      )}
    </div>
  );
}

/** False in the page as it is sent, true once scripts run. */
function useIsScripted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
