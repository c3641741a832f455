"use client";
import { lazy, type ReactNode, Suspense } from "react";
import type { ServicePlayerProps } from "./video-service-player.client.tsx";
import type { VideoPlayProps } from "./video-play.client.tsx";

// Any page may be prefetched with its scripts, so the player is only loaded where there's a video.
const LazyVideoPlay = lazy(async () => {
  const { VideoPlay: component } = await import("./video-play.client.tsx");
  return { default: component };
});
const LazyServicePlayer = lazy(async () => {
  const { ServicePlayer: component } = await import("./video-service-player.client.tsx");
  return { default: component };
});

interface Still {
  /** Shown when the page rerenders before the script has loaded. */
  still: ReactNode;
}

export function VideoPlay({ still, ...props }: VideoPlayProps & Still) {
  return (
    <Suspense fallback={still}>
      <LazyVideoPlay {...props} />
    </Suspense>
  );
}

export function ServicePlayer({ still, ...props }: ServicePlayerProps & Still) {
  return (
    <Suspense fallback={still}>
      <LazyServicePlayer {...props} />
    </Suspense>
  );
}
