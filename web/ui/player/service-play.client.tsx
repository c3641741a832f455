"use client";
import { type ComponentType, type MouseEvent, useState } from "react";
import type { CaptionFile } from "./caption-tracks.tsx";
import type { VideoProvider } from "./media.ts";
import { ServiceLink } from "./service-link.tsx";
import styles from "./stage.module.css";

const loadFramePlayer = async () => (await import("./frame-player.client.tsx")).FramePlayer;
const loadStreamPlayer = async () => (await import("./stream-player.client.tsx")).StreamPlayer;

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

type Playing =
  | { kind: "no" | "loading" | "failed" }
  | {
      kind: "here";
      Service: ComponentType<ServicePlayerProps>;
      page: Pick<ServicePlayerProps, "root" | "picture">;
    };

/**
 * The link below the poster of a service's video, which plays the video in its place. The service learns of a visitor
 * only then. Without JavaScript, or once the player couldn't be loaded, the link opens the video's page there.
 */
export function ServicePlay(video: ServiceVideo) {
  const { provider, name, href, duration } = video;
  const [playing, setPlaying] = useState<Playing>({ kind: "no" });
  const playHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const root = event.currentTarget.closest<HTMLElement>(`.${styles["player"]}`);
    const picture = root?.querySelector<HTMLElement>(`.${styles["frame"]}`);
    if (!root || !picture) return;
    event.preventDefault();
    root.setAttribute("data-started", "true");
    setPlaying({ kind: "loading" });
    const load = provider === "mux" ? loadStreamPlayer : loadFramePlayer;
    load().then(
      (Service) => setPlaying({ kind: "here", Service, page: { root, picture } }),
      (error: unknown) => {
        console.warn("Loading a service's player failed.", error);
        root.removeAttribute("data-started");
        setPlaying({ kind: "failed" });
      },
    );
  };
  switch (playing.kind) {
    case "no":
      return <ServiceLink name={name} href={href} duration={duration} onPlay={playHere} />;
    case "loading":
      return <ServiceLink name={name} duration={duration} />;
    case "failed":
      return (
        <>
          <ServiceLink name={name} href={href} duration={duration} />
          <p className={styles.broken} role="alert">
            This video can’t be played here right now. Please watch it on {name}.
          </p>
        </>
      );
    case "here":
      return <playing.Service {...video} {...playing.page} />;
  }
}
