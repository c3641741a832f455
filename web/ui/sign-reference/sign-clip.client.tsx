"use client";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import styles from "./sign-reference.module.css";

export interface SignClipProps {
  /** The same clip; a browser plays the first format it can. */
  formats: readonly { src: string; type: string | undefined }[];
  /** The poster's URL. */
  poster: string | null;
  /** Width over height. */
  ratio: number;
}

/** How often a clip plays before it stops by itself. */
const maxPlays = 2;

/** A sign's clip, without sound. It plays twice by itself, unless the reader prefers less motion. */
export function SignClip({ formats, poster, ratio, titleId }: SignClipProps & { titleId: string }) {
  const buttonId = `${titleId}-play`;
  const video = useRef<HTMLVideoElement>(null);
  const plays = useRef(0);
  const [state, setState] = useState<"paused" | "playing" | "broken">("paused");

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: no-preference)").matches) play(video.current);
  }, []);

  if (state === "broken") return <span role="alert">This clip can’t be played right now.</span>;
  return (
    <>
      <video
        className={styles.clip}
        style={{ "--ratio": ratio }}
        ref={video}
        muted
        playsInline
        preload="none"
        poster={poster ?? undefined}
        aria-labelledby={titleId}
        onPlay={() => setState("playing")}
        onPause={({ currentTarget }) => {
          // A clip pauses at its end, before it ends.
          if (!currentTarget.ended) setState("paused");
        }}
        onEnded={({ currentTarget }) => {
          plays.current += 1;
          if (plays.current % maxPlays === 0) setState("paused");
          else play(currentTarget);
        }}
      >
        {formats.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            // A source's error doesn't bubble. The last one that fails leaves nothing to play.
            onError={index === formats.length - 1 ? () => setState("broken") : undefined}
          />
        ))}
      </video>
      <Button
        tone="plain"
        id={buttonId}
        aria-labelledby={`${buttonId} ${titleId}`}
        onClick={() => (state === "playing" ? video.current?.pause() : play(video.current))}
      >
        {state === "playing" ? "Pause" : "Play"}
      </Button>
    </>
  );
}

/** A clip that can't play fires an error event, too. */
const play = (video: HTMLVideoElement | null) => void video?.play().catch(() => undefined);
