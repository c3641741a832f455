import { readPageUrl } from "./page-url.ts";
import type { SiteEvent, VideoStatus } from "./analytics-events.ts";

const statuses = { play: "start", pause: "pause", ended: "complete" } as const satisfies Record<
  string,
  VideoStatus
>;

/** A video element, or the frame of a service, which fires events of the same names with the times in `detail`. */
type Player = HTMLVideoElement | HTMLIFrameElement;

const describe = (player: Player, { time, duration }: { time: number; duration: number }) => ({
  title: player.closest("figure")?.querySelector("figcaption span")?.textContent ?? document.title,
  url: readPageUrl(),
  current_time: Math.round(time),
  duration: Number.isFinite(duration) ? Math.round(duration) : 0,
});

/** Reports when a video starts, pauses, and ends. A media event doesn't bubble, but it can be captured. */
export function watchVideos(onEvent: (event: SiteEvent) => void): void {
  for (const [type, status] of Object.entries(statuses)) {
    const report = (player: Player, times: { time: number; duration: number }) =>
      onEvent({
        event: `video_${status}`,
        video_provider: player.dataset["provider"] ?? "file",
        info: describe(player, times),
      });
    document.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof HTMLIFrameElement && event instanceof CustomEvent) report(target, event.detail);
        // A browser also pauses a video that ends.
        if (!(target instanceof HTMLVideoElement) || (status === "pause" && target.ended)) return;
        const reportVideo = () => report(target, { time: target.currentTime, duration: target.duration });
        if (target.readyState === HTMLMediaElement.HAVE_NOTHING)
          target.addEventListener("loadedmetadata", reportVideo, { once: true });
        else reportVideo();
      },
      true,
    );
  }
}
