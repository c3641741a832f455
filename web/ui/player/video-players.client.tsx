"use client";
import { type ReactNode, Suspense } from "react";
import { lazyOptional } from "#lib/lazy-optional.ts";
import { showNativeControls } from "./native-controls.ts";
import type { ServiceVideo } from "./service-play.client.tsx";
import type { VideoPlayProps } from "./video-play.client.tsx";

// Any page may be prefetched with its scripts, so the player is only loaded where there's a video.
const loadVideoPlay = async () => (await import("./video-play.client.tsx")).VideoPlay;
const LazyVideoPlay = lazyOptional(() => loadVideoPlay().catch(showNativeControls));
const LazyServicePlay = lazyOptional(async () => (await import("./service-play.client.tsx")).ServicePlay);

// What's inside these boundaries is less than 500 bytes. React would send more after the page, with inline scripts that the
// page's policy doesn't allow.
interface WithFallback {
  /** Shown when the page rerenders before the script has loaded. */
  fallback: ReactNode;
}

export function VideoPlay({ fallback, ...props }: VideoPlayProps & WithFallback) {
  return (
    <Suspense fallback={fallback}>
      <LazyVideoPlay {...props} />
    </Suspense>
  );
}

export function ServicePlay({ fallback, ...props }: ServiceVideo & WithFallback) {
  return (
    <Suspense fallback={fallback}>
      <LazyServicePlay {...props} />
    </Suspense>
  );
}
