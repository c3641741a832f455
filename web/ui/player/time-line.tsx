import { formatTime, spellTime } from "#lib/playing-time.ts";
import { PendingLabel } from "#ui/pending-label.tsx";
import type { Loop } from "./loop.ts";
import type { Media, MediaState } from "./media.ts";
import player from "./player.module.css";
import stage from "./stage.module.css";

export interface TimeLineProps {
  media: Media;
  state: MediaState;
  loop: Loop;
  /** Whether it says that instead of the time. */
  isLoading: boolean;
}

/** Where the video is, as a slider and as a clock, with the passage that repeats. */
export function TimeLine({ media, state, loop: { start, end }, isLoading }: TimeLineProps) {
  const { time, duration } = state;
  // Rounded, as editors do. Otherwise, the length would change when the video's own takes the place of theirs.
  const length = Math.round(duration);
  const shownTime = state.hasEnded ? length : time;
  const toShare = (seconds: number) => (duration > 0 ? Math.min(seconds / duration, 1) : 0);
  return (
    <>
      <span
        className={player.line}
        style={{
          "--played": toShare(time),
          "--loop-start": toShare(start ?? 0),
          "--loop-end": toShare(end ?? start ?? 0),
        }}
      >
        {(start !== null || end !== null) && (
          <span className={player.loop} data-open={end === null || undefined} />
        )}
        <input
          className={player.position}
          type="range"
          min={0}
          max={duration}
          step="any"
          value={Math.min(time, duration)}
          aria-label="Position"
          aria-valuetext={`${spellTime(shownTime)} of ${spellTime(length)}`}
          onChange={({ target }) => media.seek(target.valueAsNumber)}
        />
      </span>
      <span className={stage.time} aria-busy={isLoading}>
        <PendingLabel pending="Loading…">
          {duration > 0 ? `${formatTime(shownTime)} / ${formatTime(length)}` : formatTime(shownTime)}
        </PendingLabel>
      </span>
    </>
  );
}
