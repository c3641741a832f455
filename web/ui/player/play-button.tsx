import type { ComponentProps } from "react";
import { PlayMark } from "#ui/player/play-mark.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./stage.module.css";

export interface PlayButtonProps extends Omit<ComponentProps<"button">, "className" | "type" | "children"> {
  videoTitle: string | null;
  /** What a press does. */
  label?: "Play" | "Pause" | "Try again";
}

/** The play button in the bar below a video. */
export function PlayButton({ videoTitle, label = "Play", ...rest }: PlayButtonProps) {
  return (
    <button {...rest} className={styles.play} type="button">
      <PlayMark mark={label === "Pause" ? "pause" : "play"} />
      <span className={styles.playLabel}>{label}</span>
      <VisuallyHidden> {videoTitle ?? "video"}</VisuallyHidden>
    </button>
  );
}
