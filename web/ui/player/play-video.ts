/** Plays a video. One that has failed is loaded again first; `play` alone would do nothing. */
export function playVideo(video: HTMLVideoElement): void {
  if (hasFailed(video)) reloadVideo(video);
  // A video that can't be played also fires an error event.
  video.play().catch(() => undefined);
}

/** Loads a failed video again; it goes on where it was. */
export function reloadVideo(video: HTMLVideoElement): void {
  const { currentTime } = video;
  video.load();
  video.currentTime = currentTime;
}

/** Whether it stopped with an error, or none of its sources could be loaded. */
export const hasFailed = ({ error, networkState }: HTMLVideoElement): boolean =>
  error !== null || networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
