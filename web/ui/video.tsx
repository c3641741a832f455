import { stegaClean } from "@sanity/client/stega";
import type { ReactNode } from "react";
import type { Figure, Video as VideoValue } from "#content/content-types.ts";
import { toFileUrl } from "#content/file-url.server.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Picture } from "#ui/picture.tsx";
import { type CaptionFile, CaptionTracks, toCrossOrigin } from "#ui/player/caption-tracks.tsx";
import { PlayButton } from "#ui/player/play-button.tsx";
import { ServiceLink } from "#ui/player/service-link.tsx";
import { ServicePlay, VideoPlay } from "#ui/player/video-players.client.tsx";
import { toVideoLabel } from "#ui/video-label.ts";
import { toVideoSource, type VideoFormat } from "#ui/video-source.server.ts";
import player from "./player/stage.module.css";
import styles from "./video.module.css";

export interface VideoProps {
  video: VideoValue;
  /** The poster's displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Shown instead of a missing poster. */
  posterInstead?: Figure | null;
  /** True when the poster is the page's first image. */
  priority?: boolean;
}

/** An editor's video: its poster until it plays, controls, facts and transcript. Renders nothing without a video. */
export function Video({ video, sizes, posterInstead = null, priority = false }: VideoProps) {
  const { title, duration, transcript } = video;
  const source = toVideoSource(video);
  if (!source) return null;
  const figure = video.poster?.asset ? video.poster : posterInstead;
  const ratio = toRatio(figure);
  const poster = <Picture figure={figure} sizes={sizes} ratio={ratio} priority={priority} />;
  const label = toVideoLabel(video);
  const tracks = toTracks(video.captions);
  const rest = {
    title: stegaClean(title),
    duration: stegaClean(duration),
    tracks,
    // Unless the editor has said that there's nothing to hear.
    hasSound: video.hasSpeech !== false,
  };
  return (
    <div className={styles.video}>
      <figure className={styles.figure}>
        {source.kind === "file" ? (
          <FilePlayer {...rest} src={source.src} formats={source.formats} ratio={ratio}>
            {poster}
          </FilePlayer>
        ) : (
          <div className={player.player} style={{ "--ratio": ratio }}>
            <div className={player.stage}>
              <div className={player.frame}>{poster}</div>
              <ServicePlay
                {...rest}
                {...source}
                fallback={<ServiceLink name={source.name} href={source.href} duration={rest.duration} />}
              />
            </div>
          </div>
        )}
        {(title || label) && (
          <figcaption className={styles.facts}>
            {title && <span className={styles.title}>{title}</span>}
            {label && <span>{label}</span>}
          </figcaption>
        )}
      </figure>
      {transcript && (
        <Disclosure summary={tracks.length > 0 ? "Transcript as text" : "Transcript"} size="small">
          <p className={styles.transcript}>{transcript}</p>
        </Disclosure>
      )}
    </div>
  );
}

interface FilePlayerProps {
  /** Linked when the video can't be played. */
  src: string;
  formats: readonly VideoFormat[];
  tracks: readonly CaptionFile[];
  title: string | null;
  /** Minutes and seconds. */
  duration: string | null;
  /** False if there's nothing to hear. */
  hasSound: boolean;
  /** Width over height. */
  ratio: number;
  /** The poster, visible through the video element until it plays. */
  children: ReactNode;
}

/**
 * An uploaded video. Neither it nor its controls load before it's played. The controls are below, never over the
 * signer. Without JavaScript, the browser's own controls replace them.
 */
function FilePlayer({ src, formats, tracks, title, ratio, children, ...rest }: FilePlayerProps) {
  return (
    <div className={player.player} style={{ "--ratio": ratio }} data-plays="by-script">
      <div className={player.stage}>
        <div className={player.frame}>
          {children}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The Studio asks for captions when there's speech. */}
          <video
            className={player.film}
            data-provider="file"
            controls
            playsInline
            preload="none"
            aria-label={title ?? "Video"}
            crossOrigin={toCrossOrigin(tracks)}
          >
            {formats.map((format) => (
              <source key={format.src} {...format} />
            ))}
            <CaptionTracks files={tracks} />
          </video>
        </div>
        <VideoPlay
          {...rest}
          id={src}
          title={title}
          link={
            <a href={src} data-loads>
              Open the file
            </a>
          }
          fallback={
            <>
              <PlayButton videoTitle={title} aria-disabled />
              <span className={player.time}>{rest.duration}</span>
            </>
          }
        />
      </div>
    </div>
  );
}

/** A video has its poster's proportions: most are landscape, some as tall as a signer. */
function toRatio(poster: Figure | null): number {
  return poster?.width && poster.height ? poster.width / poster.height : 16 / 9;
}

function toTracks(captions: VideoValue["captions"]): CaptionFile[] {
  return (captions ?? []).flatMap(({ _key, file, language, label }) => {
    const src = toFileUrl(file);
    return src === null
      ? []
      : [{ key: _key, src, language: stegaClean(language) ?? "en", label: stegaClean(label) ?? "Captions" }];
  });
}
