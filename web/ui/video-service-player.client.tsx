"use client";
import { type MouseEvent, useState } from "react";
import { ServicePoster, type ServicePosterProps } from "#ui/service-poster.tsx";
import styles from "./video-player.module.css";

export interface ServicePlayerProps extends Omit<ServicePosterProps, "href" | "onPlay"> {
  /** Where the film is watched at the service itself. */
  href: string;
  /** The service's own player. */
  frameSrc: string;
  title: string | null;
}

/**
 * A film that a service keeps. The service hears of a visitor only when they ask for the film; without JavaScript the link
 * leads to the film's page there.
 */
export function ServicePlayer({ frameSrc, title, ...poster }: ServicePlayerProps) {
  const [isWanted, setIsWanted] = useState(false);
  const playHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsWanted(true);
  };
  if (!isWanted) return <ServicePoster {...poster} onPlay={playHere} />;
  return (
    <div className={styles.player} style={{ "--ratio": poster.ratio }}>
      <div className={styles.frame} data-started="true">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A player needs its scripts and its origin, and with both a sandbox holds nothing back. */}
        <iframe
          // The link that was pressed is gone; the keyboard goes on in the film.
          ref={(frame) => frame?.focus()}
          className={styles.film}
          src={frameSrc}
          title={title ?? `Film at ${poster.name}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    </div>
  );
}
