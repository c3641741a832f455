"use client";
import { useEffect, useRef, useState } from "react";
import { readSettings, writeSettings } from "#ui/player/player-settings.ts";
import styles from "./sign-film.module.css";

const speeds = [1, 0.5, 0.25];

/**
 * The speeds of a sign's video, of which the player remembers the last one. Also carries on at the same moment when the other
 * view is chosen.
 */
export function FilmSpeed() {
  const group = useRef<HTMLFieldSetElement>(null);
  /** Null before the script has started. */
  const [shownSpeed, setShownSpeed] = useState<number | null>(null);

  useEffect(() => {
    const film = findFilm(group.current);
    if (!film) return;
    const stop = new AbortController();
    const { signal } = stop;
    // A video's events don't bubble.
    const showSpeed = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) setShownSpeed(target.playbackRate);
    };
    film.addEventListener("ratechange", showSpeed, { signal, capture: true });
    film.addEventListener("change", ({ target }) => carryOn(film, target), { signal });
    // The player starts with the speed that was chosen last.
    setShownSpeed(readSettings().rate);
    return () => stop.abort();
  }, []);

  return (
    <fieldset className={styles.group} data-speed ref={group}>
      <legend className={styles.name}>Speed</legend>
      {speeds.map((speed) => (
        <button
          className={styles.choice}
          type="button"
          aria-pressed={shownSpeed === speed}
          // A press before the script has started would be lost.
          aria-disabled={shownSpeed === null || undefined}
          onClick={() => setSpeed(findFilm(group.current), speed)}
          key={speed}
        >
          {speed}×
        </button>
      ))}
    </fieldset>
  );
}

const findFilm = (group: HTMLElement | null) => group?.closest<HTMLElement>("[data-sign-film]") ?? null;

function setSpeed(film: HTMLElement | null, speed: number): void {
  for (const video of film?.querySelectorAll("video") ?? []) {
    // Loading a video goes back to its default speed.
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
  }
  // A player that loads later starts with it.
  writeSettings({ ...readSettings(), rate: speed });
}

/** Shows the chosen view at the moment where the other one was. */
function carryOn(film: HTMLElement, choice: EventTarget | null): void {
  if (!(choice instanceof HTMLInputElement) || choice.name !== "sign-view") return;
  const [shown, hidden] = ["front", "side"]
    .toSorted((view) => (view === choice.value ? -1 : 1))
    .map((view) => film.querySelector<HTMLVideoElement>(`[data-view="${view}"] video`));
  if (!shown || !hidden || hidden.currentTime === 0) return;
  const isPlaying = !hidden.paused;
  hidden.pause();
  shown.currentTime = hidden.currentTime;
  // A failed video says so itself.
  if (isPlaying) shown.play().catch(() => undefined);
}
