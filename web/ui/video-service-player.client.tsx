"use client";
import { type MouseEvent, type ReactNode, useState } from "react";
import { PlayMark } from "#ui/play-mark.tsx";
import styles from "./video-player.module.css";

export interface ServicePlayerProps {
  /** The service's name. */
  name: string;
  /** Where the film is watched at the service itself. */
  href: string;
  /** The service's own player. */
  frameSrc: string;
  title: string | null;
  /** Minutes and seconds. */
  duration: string | null;
  /** Width over height. */
  ratio: number;
  /** The poster. */
  children: ReactNode;
}

/**
 * A film that a service keeps. The service hears of a visitor only when they ask for the film; without JavaScript the link
 * leads to the film's page there.
 */
export function ServicePlayer({
  name,
  href,
  frameSrc,
  title,
  duration,
  ratio,
  children,
}: ServicePlayerProps) {
  const [isWanted, setIsWanted] = useState(false);
  const playHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsWanted(true);
  };
  return (
    <div className={styles.player} style={{ "--ratio": ratio }}>
      <div className={styles.frame} data-started={isWanted}>
        {isWanted ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- A player needs its scripts and its origin, and with both a sandbox holds nothing back.
          <iframe
            // The link that was pressed is gone; the keyboard goes on in the film.
            ref={(frame) => frame?.focus()}
            className={styles.film}
            src={frameSrc}
            title={title ?? `Film at ${name}`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          children
        )}
      </div>
      {!isWanted && (
        <div className={styles.bar}>
          <a className={styles.play} href={href} onClick={playHere}>
            <PlayMark mark="play" />
            Watch on {name}
          </a>
          <span className={styles.time}>{duration}</span>
        </div>
      )}
    </div>
  );
}
