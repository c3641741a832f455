import { useEffect, useState } from "react";
import { type Loop, noLoop, toLoopStart } from "./loop.ts";
import type { Media, MediaState } from "./media.ts";

/** The passage that repeats, and how to set it. */
export function useLoop(media: Media, { hasEnded }: MediaState) {
  const [loop, setLoop] = useState<Loop>(noLoop);

  useEffect(
    () =>
      media.watchTime((time) => {
        const start = toLoopStart(loop, time);
        if (start !== null && media.read().isPlaying) media.seek(start);
      }),
    [media, loop],
  );
  // A passage that lasts until the end of the video stops it.
  useEffect(() => {
    if (!hasEnded || loop.start === null || loop.end === null) return;
    media.seek(loop.start);
    media.play();
  }, [media, loop, hasEnded]);

  return [loop, setLoop] as const;
}
