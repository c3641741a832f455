import type { MouseEventHandler, ReactNode } from "react";
import { PlayMark } from "#ui/play-mark.tsx";
import styles from "./video-player.module.css";

export interface ServicePosterProps {
  /** The service's name. */
  name: string;
  /** The video's page at the service; omitted while its player loads. */
  href?: string;
  /** Minutes and seconds. */
  duration: string | null;
  /** Width over height. */
  ratio: number;
  onPlay?: MouseEventHandler;
  /** The poster. */
  children: ReactNode;
}

/** A video from a service before it plays: its poster, and a link to its page there. */
export function ServicePoster({ name, href, duration, ratio, onPlay, children }: ServicePosterProps) {
  return (
    <div className={styles.player} style={{ "--ratio": ratio }}>
      <div className={styles.frame}>{children}</div>
      <div className={styles.bar}>
        <a className={styles.play} href={href} onClick={onPlay}>
          <PlayMark mark="play" />
          Watch on {name}
        </a>
        <span className={styles.time}>{duration}</span>
      </div>
    </div>
  );
}
