"use client";
import { useEffect, useRef, useState } from "react";
import { formatTime } from "#lib/playing-time.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { CaptionBand, CaptionsControl } from "./caption-controls.tsx";
import { ControlButton, IconButton } from "./control-button.tsx";
import { noLoop } from "./loop.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { TimeLine } from "./time-line.tsx";
import { Transcript } from "./transcript.tsx";
import { useIsLoading } from "./use-is-loading.ts";
import { usePlayer, type UsePlayerOptions } from "./use-player.ts";
import styles from "./player.module.css";

export interface PlayerProps extends Omit<UsePlayerOptions, "onHelp"> {
  /** What can't be done with this video, and why; null if everything can. */
  note: string | null;
}

/**
 * What surrounds a video once it has been played: captions, time line, controls, transcript, and keys. None of it covers
 * the picture. The button that plays it was there before.
 */
export function Player({ note, ...options }: PlayerProps) {
  const { media, root } = options;
  const help = useRef<HTMLDialogElement>(null);
  const player = usePlayer({ ...options, onHelp: () => help.current?.showModal() });
  const { state, settings, captions, loop, resume, actions } = player;
  const [hasMore, setHasMore] = useState(false);
  const isLoading = useIsLoading(state.isWaiting);
  const hasBand = settings.captions && captions.tracks.length > 0;
  useEffect(() => {
    // Captions push the controls down. The button that was pressed stays in view.
    const { activeElement } = document;
    if (hasBand && root.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
  }, [hasBand, root]);
  return (
    <>
      {hasBand && <CaptionBand media={media} captions={captions} />}
      <TimeLine media={media} state={state} loop={loop} isLoading={isLoading} />
      <div className={styles.tools} data-more={hasMore}>
        <ControlButton actions={actions} action="back" icon="back" text="5" />
        <ControlButton actions={actions} action="forward" icon="forward" text="5" />
        {state.rates.length > 1 && (
          <select
            className={styles.choice}
            aria-label="Speed"
            value={state.rate}
            onChange={({ target }) => player.setRate(Number(target.value))}
          >
            {state.rates.map((rate) => (
              <option value={rate} key={rate}>
                {rate}×
              </option>
            ))}
          </select>
        )}
        <CaptionsControl
          actions={actions}
          captions={captions}
          areShown={settings.captions}
          onChoose={player.change}
        />
        <span className={styles.moreToggle}>
          <IconButton
            icon="more"
            label="More controls"
            aria-expanded={hasMore}
            onClick={() => setHasMore(!hasMore)}
          />
        </span>
        <div className={styles.more}>
          <ControlButton actions={actions} action="previousFrame" icon="previousFrame" />
          <ControlButton actions={actions} action="nextFrame" icon="nextFrame" />
          <ControlButton
            actions={actions}
            action="loopStart"
            icon="loopStart"
            text="A"
            isPressed={loop.start !== null}
          />
          <ControlButton
            actions={actions}
            action="loopEnd"
            icon="loopEnd"
            text="B"
            isPressed={loop.end !== null}
          />
          <ControlButton actions={actions} action="clearLoop" icon="clearLoop" isIdle={loop === noLoop} />
          <ControlButton actions={actions} action="mirror" icon="mirror" isPressed={settings.mirror} />
          {captions.tracks.length > 0 && (
            <ControlButton
              actions={actions}
              action="transcript"
              icon="transcript"
              isPressed={settings.transcript}
            />
          )}
          <ControlButton
            actions={actions}
            action="mute"
            icon={state.isMuted ? "muted" : "sound"}
            isPressed={state.isMuted}
          />
          <ControlButton actions={actions} action="pictureInPicture" icon="pictureInPicture" />
          <ControlButton actions={actions} action="help" icon="help" />
        </div>
        <ControlButton
          actions={actions}
          action="fullScreen"
          icon={player.isFull ? "exitFullScreen" : "fullScreen"}
          {...(player.isFull && { label: "Exit full screen" })}
        />
      </div>
      {resume.resumedAt !== null && (
        <output className={styles.message}>
          Resumed at {formatTime(resume.resumedAt)}.
          <button
            className={styles.choice}
            type="button"
            onClick={() => {
              media.seek(0);
              resume.dismiss();
              // The pressed button disappears.
              root.querySelector("button")?.focus();
            }}
          >
            Start over
          </button>
        </output>
      )}
      {player.hasOpenTranscript && <Transcript media={media} cues={captions.cues} />}
      <VisuallyHidden>
        <output>{player.announcement}</output>
        <output>{isLoading && "Loading the video…"}</output>
      </VisuallyHidden>
      <ShortcutsDialog actions={actions} note={note} ref={help} />
    </>
  );
}
