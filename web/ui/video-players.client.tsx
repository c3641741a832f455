"use client";
import { lazy, type ReactNode, Suspense } from "react";
import type { ServicePlayerProps } from "./video-service-player.client.tsx";
import type { VideoPlayProps } from "./video-play.client.tsx";

// Most pages can be led to from most others, whose scripts are fetched ahead: what plays a film is fetched where one stands.
const LazyVideoPlay = lazy(async () => {
  const { VideoPlay: component } = await import("./video-play.client.tsx");
  return { default: component };
});
const LazyServicePlayer = lazy(async () => {
  const { ServicePlayer: component } = await import("./video-service-player.client.tsx");
  return { default: component };
});

interface Still {
  /** Stands there where the page is drawn anew before the script has come. */
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
