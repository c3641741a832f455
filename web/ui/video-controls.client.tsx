"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { formatTime, spellTime } from "#lib/playing-time.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./video-player.module.css";

export interface VideoControlsProps {
  video: HTMLVideoElement;
}

/** Slow speeds first, because signs are read from hands. */
const speeds = [0.5, 0.75, 1, 1.5];

/** Position, speed, captions and full screen. Loaded when the first video plays. */
export function VideoControls({ video }: VideoControlsProps) {
  const { time, duration, speed, caption, captions } = useVideo(video);
  const isFull = useSyncExternalStore(watchScreen, () => document.fullscreenElement !== null);
  return (
    <>
      <input
        className={styles.position}
        type="range"
        min={0}
        max={duration}
        step="any"
        value={Math.min(time, duration)}
        style={{ "--played": duration > 0 ? time / duration : 0 }}
        aria-label="Position"
        aria-valuetext={`${spellTime(time)} of ${spellTime(duration)}`}
        onChange={({ target }) => seek(video, target.valueAsNumber)}
      />
      <span className={styles.time}>
        {formatTime(time)}
        {duration > 0 && ` / ${formatTime(duration)}`}
      </span>
      <select
        className={styles.choice}
        aria-label="Speed"
        value={speed}
        onChange={({ target }) => setSpeed(video, Number(target.value))}
      >
        {speeds.map((factor) => (
          <option value={factor} key={factor}>
            {factor}×
          </option>
        ))}
      </select>
      {captions.length > 0 && (
        <select
          className={styles.choice}
          aria-label="Captions"
          value={caption}
          onChange={({ target }) => showCaptions(video, Number(target.value))}
        >
          <option value={-1}>No captions</option>
          {captions.map(({ language, label }, index) => (
            <option value={index} key={`${language} ${label}`}>
              {label}
            </option>
          ))}
        </select>
      )}
      <button className={styles.choice} type="button" onClick={() => void fillScreen(video)}>
        <ScreenMark />
        <VisuallyHidden>{isFull ? "Exit full screen" : "Full screen"}</VisuallyHidden>
      </button>
    </>
  );
}

function ScreenMark() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true" focusable="false">
      <path d="M1 6V1H6M10 1H15V6M15 10V15H10M6 15H1V10" stroke="currentcolor" strokeWidth="2" />
    </svg>
  );
}

function watchScreen(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

const events = ["timeupdate", "seeking", "durationchange", "ratechange", "loadedmetadata"] as const;

function useVideo(video: HTMLVideoElement) {
  const [state, setState] = useState(() => readVideo(video));
  useEffect(() => {
    const stop = new AbortController();
    const update = () => setState(readVideo(video));
    for (const event of events) video.addEventListener(event, update, { signal: stop.signal });
    video.textTracks.addEventListener("change", update, { signal: stop.signal });
    update();
    return () => stop.abort();
  }, [video]);
  return state;
}

function readVideo({ currentTime, duration, playbackRate, textTracks }: HTMLVideoElement) {
  const tracks = [...textTracks];
  return {
    time: currentTime,
    // Unknown before the first bytes, and infinite for a live video.
    duration: Number.isFinite(duration) ? duration : 0,
    speed: playbackRate,
    caption: tracks.findIndex(({ mode }) => mode === "showing"),
    captions: tracks.map(({ language, label }) => ({ language, label })),
  };
}

function seek(video: HTMLVideoElement, seconds: number) {
  video.currentTime = seconds;
}

function setSpeed(video: HTMLVideoElement, speed: number) {
  video.playbackRate = speed;
}

function showCaptions({ textTracks }: HTMLVideoElement, chosenIndex: number) {
  for (const [index, track] of [...textTracks].entries()) {
    track.mode = index === chosenIndex ? "showing" : "disabled";
  }
}

/** Toggles full screen for the video with its controls. An iPhone shows only the video, in its own player. */
async function fillScreen(video: HTMLVideoElement): Promise<void> {
  const stage = video.closest(`.${styles["player"]}`);
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (stage && document.fullscreenEnabled) await stage.requestFullscreen();
  else if ("webkitEnterFullscreen" in video && typeof video.webkitEnterFullscreen === "function") {
    video.webkitEnterFullscreen();
  }
}
