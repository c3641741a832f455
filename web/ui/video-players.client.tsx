"use client";
import { lazy, Suspense } from "react";
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

export function VideoPlay(props: VideoPlayProps) {
  return (
    <Suspense>
      <LazyVideoPlay {...props} />
    </Suspense>
  );
}

export function ServicePlayer(props: ServicePlayerProps) {
  return (
    <Suspense>
      <LazyServicePlayer {...props} />
    </Suspense>
  );
}
