"use client";

import type { ReactNode } from "react";
import { useRotation } from "./use-rotation.client.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./rotating-announcements.module.css";

export interface Message {
  key: string;
  words: ReactNode;
}

export interface RotatingAnnouncementsProps {
  messages: readonly Message[];
}

/**
 * All messages share one grid cell, so the longest sets the height and nothing jumps. Hovering or focusing a message
 * holds it; hovering an arrow doesn't, because the five seconds of requirements §4.62 apply.
 */
export function RotatingAnnouncements({ messages }: RotatingAnnouncementsProps) {
  const { rotation, send, movesByItself } = useRotation(messages.length);
  const isStopped = rotation.phase === "stopped";
  return (
    <>
      <div
        className={styles.reading}
        onPointerEnter={() => send("pointer-enter")}
        onPointerLeave={() => send("pointer-leave")}
        onFocus={() => send("focus")}
        onBlur={() => send("blur")}
      >
        <ul
          className={styles.messages}
          aria-live={rotation.phase === "turning" && movesByItself ? "off" : "polite"}
        >
          {messages.map(({ key, words }, index) => (
            <li className={styles.message} key={key} data-shown={index === rotation.index}>
              {words}
            </li>
          ))}
        </ul>
      </div>
      {messages.length > 1 && (
        <div className={styles.controls}>
          <Control name="Previous announcement" mark="M10 3 5 8l5 5" onPress={() => send("previous")} />
          <Control name="Next announcement" mark="m6 3 5 5-5 5" onPress={() => send("next")} />
          <div className={styles.stop}>
            <Control
              name={isStopped ? "Resume announcements" : "Pause announcements"}
              mark={isStopped ? "M5 3v10l8-5z" : "M5 3v10M11 3v10"}
              onPress={() => send(isStopped ? "start" : "stop")}
            />
          </div>
        </div>
      )}
    </>
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
