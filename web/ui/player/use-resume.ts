import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Media, type MediaState, readTime } from "./media.ts";
import { minResumableDuration, readPosition, savePosition } from "./resume-positions.ts";

/**
 * Goes to where the visitor left the video, and remembers where they leave it now. Returns that time in seconds until
 * they dismiss it or stop the video; null if the video started at its beginning.
 */
export function useResume(media: Media, id: string, { duration, isPlaying }: MediaState) {
  const [leftAt, setLeftAt] = useState(() => readPosition(id));
  const hasResumed = useRef(false);
  const isResumable = duration > minResumableDuration && leftAt !== null && leftAt < duration;

  useEffect(() => {
    if (hasResumed.current || duration === 0) return;
    hasResumed.current = true;
    if (isResumable) media.seek(leftAt);
  }, [media, duration, isResumable, leftAt]);

  const save = useEffectEvent(() => {
    // A stream whose length isn't known yet would overwrite the position that it's about to resume.
    if (hasResumed.current) savePosition({ id, time: readTime(media), duration });
  });
  const dismiss = () => setLeftAt(null);
  useEffect(() => {
    if (!isPlaying) return undefined;
    return () => {
      save();
      setLeftAt(null);
    };
  }, [isPlaying]);
  useEffect(() => {
    const stop = new AbortController();
    addEventListener("pagehide", () => save(), { signal: stop.signal });
    document.addEventListener("visibilitychange", () => save(), { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return { resumedAt: isResumable ? leftAt : null, dismiss };
}
