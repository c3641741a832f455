import type { ComponentProps } from "react";
import { PlayMark } from "#ui/play-mark.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./video-player.module.css";

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
      {isPlaying ? "Pause" : "Play"}
      <VisuallyHidden> {film ?? "video"}</VisuallyHidden>
    </button>
  );
}
