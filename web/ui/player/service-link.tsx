import type { MouseEventHandler } from "react";
import { PlayMark } from "./play-mark.tsx";
import styles from "./stage.module.css";

export interface ServiceLinkProps {
  /** The service's name. */
  name: string;
  /** The video's page at the service; omitted while its player loads. */
  href?: string;
  /** Minutes and seconds. */
  duration: string | null;
  onPlay?: MouseEventHandler;
}

/** Below the poster of a video from a service: a link to its page there, until it plays. */
export function ServiceLink({ name, href, duration, onPlay }: ServiceLinkProps) {
  return (
    <>
      <a className={styles.play} href={href} onClick={onPlay}>
        <PlayMark mark="play" />
        Watch on {name}
      </a>
      <span className={styles.time}>{duration}</span>
    </>
  );
}
