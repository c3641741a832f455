"use client";
import { lazy, Suspense } from "react";
import { PlayButton } from "#ui/play-button.tsx";
import { ServicePoster } from "#ui/service-poster.tsx";
import type { ServicePlayerProps } from "./video-service-player.client.tsx";
import type { VideoPlayProps } from "./video-play.client.tsx";
import styles from "./video-player.module.css";

// Most pages can be led to from most others, whose scripts are fetched ahead: what plays a film is fetched where one stands.
const LazyVideoPlay = lazy(async () => {
  const { VideoPlay: component } = await import("./video-play.client.tsx");
  return { default: component };
});
const LazyServicePlayer = lazy(async () => {
  const { ServicePlayer: component } = await import("./video-service-player.client.tsx");
  return { default: component };
});

export function VideoPlay(props: VideoPlayProps) {
  // A page that is drawn anew before the script is there keeps its bar.
  const still = (
    <>
      <PlayButton film={props.title} aria-disabled />
      <span className={styles.time}>{props.duration}</span>
    </>
  );
  return (
    <Suspense fallback={still}>
      <LazyVideoPlay {...props} />
    </Suspense>
  );
}

export function ServicePlayer(props: ServicePlayerProps) {
  const { frameSrc: _frameSrc, title: _title, href: _href, ...poster } = props;
  return (
    <Suspense fallback={<ServicePoster {...poster} />}>
      <LazyServicePlayer {...props} />
    </Suspense>
  );
}
