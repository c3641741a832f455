import { useEffect, useRef } from "react";
import { formatTime } from "#lib/playing-time.ts";
import type { Cue } from "./cues.ts";
import type { Media } from "./media.ts";
import styles from "./player.module.css";
import { useCurrentCue } from "./use-captions.ts";

export interface TranscriptProps {
  media: Media;
  cues: readonly Cue[];
}

/** After somebody scrolls the list, it stays put for this long before it follows the video again. */
const readingMs = 5000;

/** Everything the captions say. It follows the video, and a press on a sentence goes there. */
export function Transcript({ media, cues }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const scrolledAt = useRef(-readingMs);
  const current = useCurrentCue(media, cues);
  const noteScroll = () => {
    scrolledAt.current = performance.now();
  };

  useEffect(() => {
    const item = list.current?.children[current];
    if (!list.current || !(item instanceof HTMLElement)) return;
    if (performance.now() - scrolledAt.current < readingMs) return;
    // `scrollIntoView` would also scroll the page.
    const { clientHeight } = list.current;
    list.current.scrollTop = item.offsetTop - (clientHeight - item.offsetHeight) / 2;
  }, [current]);

  return (
    <section className={styles.transcript} aria-label="Transcript">
      <ol className={styles.cues} ref={list} onWheel={noteScroll} onTouchMove={noteScroll}>
        {cues.map(({ start, text }, index) => (
          <li key={`${start} ${text}`}>
            <button
              className={styles.cue}
              type="button"
              aria-current={index === current || undefined}
              onClick={() => media.seek(start)}
            >
              <span className={styles.cueTime}>{formatTime(start)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
