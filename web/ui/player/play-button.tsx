import type { ComponentProps } from "react";
import { PlayMark } from "#ui/player/play-mark.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./stage.module.css";

export interface PlayButtonProps extends Omit<ComponentProps<"button">, "className" | "type" | "children"> {
  /** The video's title. */
  film: string | null;
  isPlaying?: boolean;
}

/** The play button in the bar below a video. */
export function PlayButton({ film, isPlaying = false, ...rest }: PlayButtonProps) {
  return (
    <button {...rest} className={styles.play} type="button">
      <PlayMark mark={isPlaying ? "pause" : "play"} />
      <span className={styles.playLabel}>{isPlaying ? "Pause" : "Play"}</span>
      <VisuallyHidden> {film ?? "video"}</VisuallyHidden>
    </button>
  );
}
