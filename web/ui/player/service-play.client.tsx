"use client";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import type { CaptionFile } from "./caption-tracks.tsx";
import type { VideoProvider } from "./media.ts";
import { ServiceLink } from "./service-link.tsx";
import styles from "./stage.module.css";

const FramePlayer = lazy(async () => {
  const { FramePlayer: component } = await import("./frame-player.client.tsx");
  return { default: component };
});
const StreamPlayer = lazy(async () => {
  const { StreamPlayer: component } = await import("./stream-player.client.tsx");
  return { default: component };
});

export interface ServiceVideo {
  provider: Exclude<VideoProvider, "file">;
  /** The service's name. */
  name: string;
  /** The video's page at the service. */
  href: string;
  /** The service's embedded player, or Mux's HLS stream. */
  src: string;
  title: string | null;
  /** Minutes and seconds. */
  duration: string | null;
  tracks: readonly CaptionFile[];
  /** False if there's nothing to hear. */
  hasSound: boolean;
}

/** What a service's player needs from the page. */
export interface ServicePlayerProps extends ServiceVideo {
  /** Contains the picture and all controls. */
  root: HTMLElement;
  /** Where the picture goes, over the poster. */
  picture: HTMLElement;
}

/**
 * The link below the poster of a service's video, which plays the video in its place. The service learns of a visitor
 * only then. Without JavaScript, the link opens the video's page there.
 */
export function ServicePlay(video: ServiceVideo) {
  const { provider, name, href, duration } = video;
  const [page, setPage] = useState<Pick<ServicePlayerProps, "root" | "picture"> | null>(null);
  const playHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const root = event.currentTarget.closest<HTMLElement>(`.${styles["player"]}`);
    const picture = root?.querySelector<HTMLElement>(`.${styles["frame"]}`);
    if (!root || !picture) return;
    event.preventDefault();
    root.setAttribute("data-started", "true");
    setPage({ root, picture });
  };
  if (!page) return <ServiceLink name={name} href={href} duration={duration} onPlay={playHere} />;
  const Service = provider === "mux" ? StreamPlayer : FramePlayer;
  return (
    <Suspense fallback={<ServiceLink name={name} duration={duration} />}>
      <Service {...video} {...page} />
    </Suspense>
  );
}
