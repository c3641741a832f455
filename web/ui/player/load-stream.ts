/**
 * Loads an HLS stream into a video element. Safari and Chromium play one by themselves. For other browsers, hls.js is
 * fetched. Returns what stops it; calls back if the stream can't be played.
 */
export async function loadStream(video: HTMLVideoElement, src: string, onError: () => void) {
  if (video.canPlayType("application/vnd.apple.mpegurl")) {
    video.src = src;
    return () => video.removeAttribute("src");
  }
  const { default: Hls } = await import("hls.js");
  const hls = new Hls();
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (!fatal) return;
    // Now rather than with the next try, which needs the video for itself.
    hls.destroy();
    onError();
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return () => hls.destroy();
}
