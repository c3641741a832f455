"use client";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { CaptionTracks, toCrossOrigin } from "./caption-tracks.tsx";
import type { Media } from "./media.ts";
import { PlayButton } from "./play-button.tsx";
import { Player } from "./player.client.tsx";
import { readSettings } from "./player-settings.ts";
import type { ServicePlayerProps } from "./service-play.client.tsx";
import { connectVimeo, toVimeoUrl } from "./vimeo-media.ts";
import { connectYouTube, toYouTubeUrl } from "./youtube-media.ts";
import styles from "./stage.module.css";

type Connection =
  | { kind: "connecting" }
  | { kind: "connected"; media: Media; captionsVideo: HTMLVideoElement }
  | { kind: "unanswered" };

/** A service that hasn't answered by then shows its own controls. */
const answerTimeoutMs = 8000;

/** A video in YouTube's or Vimeo's frame, with the site's own controls below it. */
export function FramePlayer(props: ServicePlayerProps) {
  const { provider, name, href, src, title, duration, tracks, hasSound, root, picture } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const captionsVideo = useRef<HTMLVideoElement>(null);
  const [connection, setConnection] = useState<Connection>({ kind: "connecting" });
  const [url] = useState(() =>
    provider === "youtube"
      ? toYouTubeUrl(src, { captions: tracks.length === 0 && readSettings().captions })
      : toVimeoUrl(src),
  );
  const frameId = useId();
  const media = connection.kind === "connected" ? connection.media : null;
  const isPlaying = useSyncExternalStore(
    media?.subscribe ?? subscribeToNothing,
    () => media?.read().isPlaying ?? false,
  );

  useEffect(() => {
    if (!frame.current) return;
    const stop = new AbortController();
    const { signal } = stop;
    const giveUp = () => {
      if (signal.aborted) return;
      stop.abort();
      // The play button disappears.
      if (root.contains(document.activeElement)) frame.current?.focus();
      setConnection({ kind: "unanswered" });
    };
    // The pressed link disappears, so focus moves to the button in its place.
    root.querySelector("button")?.focus();
    const timeout = setTimeout(giveUp, answerTimeoutMs);
    const connect = provider === "youtube" ? connectYouTube : connectVimeo;
    connect(frame.current, signal)
      .then((connected) => {
        clearTimeout(timeout);
        if (signal.aborted || !captionsVideo.current) return;
        setConnection({ kind: "connected", media: connected, captionsVideo: captionsVideo.current });
      })
      .catch(giveUp);
    return () => {
      clearTimeout(timeout);
      stop.abort();
    };
  }, [provider, root]);

  return (
    <>
      {createPortal(
        // oxlint-disable-next-line react/iframe-missing-sandbox -- The player needs scripts and its origin. With both, a sandbox protects nothing.
        <iframe
          ref={frame}
          id={frameId}
          className={styles.film}
          data-provider={provider}
          src={connection.kind === "unanswered" ? src : url}
          title={title ?? `Video on ${name}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />,
        picture,
      )}
      {/* Only loads and parses the captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The rule doesn't see tracks in another component. */}
      <video ref={captionsVideo} hidden preload="none" crossOrigin={toCrossOrigin(tracks)}>
        <CaptionTracks files={tracks} />
      </video>
      {connection.kind !== "unanswered" && (
        <PlayButton
          videoTitle={title}
          label={isPlaying ? "Pause" : "Play"}
          aria-disabled={media === null || undefined}
          onClick={() => (isPlaying ? media?.pause() : media?.play())}
        />
      )}
      {connection.kind === "connected" ? (
        <Player
          media={connection.media}
          captionsVideo={connection.captionsVideo}
          root={root}
          id={href}
          hasSound={hasSound}
          note={toNote(name)}
        />
      ) : (
        <span className={styles.time}>{duration}</span>
      )}
      {connection.kind === "unanswered" && (
        <output className={styles.broken}>
          This video has {name}’s own controls. <a href={href}>Watch on {name}</a>
        </output>
      )}
    </>
  );
}

const toNote = (name: string) =>
  `${name} plays this video, so it can’t be mirrored, moved by single frames, or shown in a window of its own.`;

const subscribeToNothing = () => () => undefined;
