import type { SiteEvent, VideoStatus } from "./analytics-events.ts";

const statuses = { play: "start", pause: "pause", ended: "complete" } as const satisfies Record<
  string,
  VideoStatus
>;

const describe = (video: HTMLVideoElement) => ({
  title: video.closest("figure")?.querySelector("figcaption span")?.textContent ?? document.title,
  url: location.href,
  current_time: Math.round(video.currentTime),
  duration: Number.isFinite(video.duration) ? Math.round(video.duration) : 0,
});

/** Reports when a video starts, pauses, and ends. A media event doesn't bubble, but it can be captured. */
export function watchVideos(onEvent: (event: SiteEvent) => void): void {
  for (const [type, status] of Object.entries(statuses))
    document.addEventListener(
      type,
      ({ target: video }) => {
        // A browser also pauses a video that ends.
        if (!(video instanceof HTMLVideoElement) || (status === "pause" && video.ended)) return;
        const report = () =>
          onEvent({ event: `video_${status}`, video_provider: "file", info: describe(video) });
        if (video.readyState === HTMLMediaElement.HAVE_NOTHING)
          video.addEventListener("loadedmetadata", report, { once: true });
        else report();
      },
      true,
    );
}
