import { ControlButton } from "./control-button.tsx";
import type { Media } from "./media.ts";
import type { PlayerSettings } from "./player-settings.ts";
import type { PlayerActions } from "./shortcuts.ts";
import { type Captions, useCaptionText } from "./use-captions.ts";
import styles from "./player.module.css";

export interface CaptionBandProps {
  media: Media;
  captions: Captions;
}

/** The captions, under the picture. Two lines always have their place, so that nothing moves. */
export function CaptionBand({ media, captions: { cues, chosen, tracks } }: CaptionBandProps) {
  const text = useCaptionText(media, cues);
  return (
    <p className={styles.captions} lang={tracks[chosen]?.language}>
      <span>{text}</span>
    </p>
  );
}

export interface CaptionsControlProps {
  actions: PlayerActions;
  captions: Captions;
  areShown: boolean;
  onChoose: (changed: Partial<PlayerSettings>) => void;
}

/** A button that turns captions on and off; a list if there are several languages. */
export function CaptionsControl({
  actions,
  captions: { tracks, chosen },
  areShown,
  onChoose,
}: CaptionsControlProps) {
  if (tracks.length < 2)
    return <ControlButton actions={actions} action="captions" icon="captions" isPressed={areShown} />;
  return (
    <select
      className={styles.choice}
      aria-label="Captions"
      value={areShown ? tracks[chosen]?.language : ""}
      onChange={({ target: { value } }) =>
        onChoose(value === "" ? { captions: false } : { captions: true, captionsLanguage: value })
      }
    >
      <option value="">No captions</option>
      {tracks.map(({ language, label }) => (
        <option value={language} key={`${language} ${label}`}>
          {label}
        </option>
      ))}
    </select>
  );
}
