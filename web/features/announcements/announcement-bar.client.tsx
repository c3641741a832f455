"use client";

import { useRotation } from "#features/announcements/use-rotation.client.ts";
import type { Announcement } from "#lib/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./announcement-bar.module.css";

export interface AnnouncementBarProps {
  announcements: Announcement[];
}

/**
 * The messages on top of every page (SPEC §2, §4). All stand in one cell, so the longest sets the height and nothing
 * jumps. Only a message is held by pointer or focus: on an arrow, SPEC's five seconds count.
 */
export function AnnouncementBar({ announcements }: AnnouncementBarProps) {
  const { rotation, send, movesByItself } = useRotation(announcements.length);
  if (announcements.length === 0) return null;
  const isStopped = rotation.phase === "stopped";
  return (
    <section className={styles.bar} data-ground="ink" aria-label="Announcements">
      <div className={styles.row}>
        <div
          className={styles.reading}
          onPointerEnter={() => send("hold")}
          onPointerLeave={() => send("release")}
          onFocus={() => send("hold")}
          onBlur={() => send("release")}
        >
          <ul
            className={styles.messages}
            aria-live={rotation.phase === "turning" && movesByItself ? "off" : "polite"}
          >
            {announcements.map(({ _id, text, url }, index) => (
              <li className={styles.message} key={_id} data-shown={index === rotation.index}>
                {url ? <SiteLink href={url}>{text}</SiteLink> : text}
              </li>
            ))}
          </ul>
        </div>
        {announcements.length > 1 && (
          <div className={styles.controls}>
            <Control name="Previous announcement" mark="M10 3 5 8l5 5" onPress={() => send("previous")} />
            <Control name="Next announcement" mark="m6 3 5 5-5 5" onPress={() => send("next")} />
            {movesByItself && (
              <Control
                name={isStopped ? "Start turning announcements" : "Stop turning announcements"}
                mark={isStopped ? "M5 3v10l8-5z" : "M5 3v10M11 3v10"}
                onPress={() => send(isStopped ? "start" : "stop")}
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

interface ControlProps {
  name: string;
  /** The icon's SVG path. */
  mark: string;
  onPress: () => void;
}

function Control({ name, mark, onPress }: ControlProps) {
  return (
    <button className={styles.control} type="button" onClick={onPress}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d={mark} />
      </svg>
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}
