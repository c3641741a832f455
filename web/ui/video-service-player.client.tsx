"use client";
import { type MouseEvent, useState } from "react";
import { ServicePoster, type ServicePosterProps } from "#ui/service-poster.tsx";
import styles from "./video-player.module.css";

export interface ServicePlayerProps extends Omit<ServicePosterProps, "href" | "onPlay"> {
  /** The video's page at the service. */
  href: string;
  /** The service's embedded player. */
  frameSrc: string;
  title: string | null;
}

/**
 * A video from a service, which learns of a visitor only when they play it. Without JavaScript, the link opens the
 * video's page there.
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
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The player needs scripts and its origin. With both, a sandbox protects nothing. */}
        <iframe
          // The pressed link disappears, so focus moves to the video.
          ref={(frame) => frame?.focus()}
          className={styles.film}
          src={frameSrc}
          title={title ?? `Video on ${poster.name}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    </div>
  );
}
