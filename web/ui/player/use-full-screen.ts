import { useEffect, useSyncExternalStore } from "react";

/** Whether the player, from its picture to its controls, fills the screen. It's dark then, whatever page it's on. */
export function useFullScreen(root: HTMLElement): boolean {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement === root);
  useEffect(() => {
    if (!isFull) return;
    root.setAttribute("data-ground", "ink");
    return () => root.removeAttribute("data-ground");
  }, [root, isFull]);
  return isFull;
}

/** What enters and leaves full screen; null if the browser can't. An iPhone shows only the video, in its own player. */
export function toToggleFullScreen(root: HTMLElement, video: HTMLVideoElement | null): (() => void) | null {
  if (document.fullscreenEnabled)
    return () => {
      const isFull = document.fullscreenElement === root;
      // A browser refuses if the press was too long ago, and everything stays as it is.
      (isFull ? document.exitFullscreen() : root.requestFullscreen()).catch(() => undefined);
    };
  if (!video || !("webkitEnterFullscreen" in video)) return null;
  const { webkitEnterFullscreen: enter } = video;
  return typeof enter === "function" ? () => enter.call(video) : null;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}
