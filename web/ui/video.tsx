import { stegaClean } from "@sanity/client/stega";
import type { ReactNode } from "react";
import type { Figure, Video as VideoValue } from "#content/content-types.ts";
import { toFileUrl } from "#content/file-url.server.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Picture } from "#ui/picture.tsx";
import { PlayButton } from "#ui/play-button.tsx";
import { ServicePoster } from "#ui/service-poster.tsx";
import { ServicePlayer, VideoPlay } from "#ui/video-players.client.tsx";
import { toVideoLabel } from "#ui/video-label.ts";
import { toVideoSource, type VideoFormat } from "#ui/video-source.server.ts";
import player from "./video-player.module.css";
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
  const labels = { title: stegaClean(title), duration: stegaClean(duration) };
  return (
    <div className={styles.video}>
      <figure className={styles.figure}>
        {source.kind === "file" ? (
          <FilePlayer
            {...labels}
            src={source.src}
            formats={source.formats}
            tracks={toTracks(video.captions)}
            ratio={ratio}
          >
            {poster}
          </FilePlayer>
        ) : (
          <ServicePlayer
            {...labels}
            {...source}
            ratio={ratio}
            still={
              <ServicePoster name={source.name} duration={labels.duration} ratio={ratio}>
                {poster}
              </ServicePoster>
            }
          >
            {poster}
          </ServicePlayer>
        )}
        {(title || label) && (
          <figcaption className={styles.facts}>
            {title && <span className={styles.title}>{title}</span>}
            {label && <span>{label}</span>}
          </figcaption>
        )}
      </figure>
      {transcript && (
        <Disclosure summary="Transcript" size="small">
          <p className={styles.transcript}>{transcript}</p>
        </Disclosure>
      )}
    </div>
  );
}

interface CaptionTrack {
  key: string;
  src: string;
  language: string;
  label: string;
}

interface FilePlayerProps {
  /** Linked when the video can't be played. */
  src: string;
  formats: readonly VideoFormat[];
  tracks: readonly CaptionTrack[];
  title: string | null;
  /** Minutes and seconds. */
  duration: string | null;
  /** Width over height. */
  ratio: number;
  /** The poster, visible through the video element until it plays. */
  children: ReactNode;
}

/**
 * An uploaded video. Neither it nor its controls load before it's played. The controls are below, never over the
 * signer. Without JavaScript, the browser's own controls replace them.
 */
function FilePlayer({ src, formats, tracks, title, duration, ratio, children }: FilePlayerProps) {
  return (
    <div className={player.player} style={{ "--ratio": ratio }}>
      <div className={player.frame}>
        {children}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The Studio asks for captions when there's speech. */}
        <video
          className={player.film}
          controls
          playsInline
          preload="none"
          aria-label={title ?? "Video"}
          // Captions come from Sanity's CDN, another origin, and need CORS.
          crossOrigin={tracks.length > 0 ? "anonymous" : undefined}
        >
          {formats.map((format) => (
            <source key={format.src} {...format} />
          ))}
          {tracks.map(({ key, src: trackSrc, language, label }, index) => (
            <track
              key={key}
              kind="captions"
              src={trackSrc}
              srcLang={language}
              label={label}
              default={index === 0}
            />
          ))}
        </video>
      </div>
      <div className={player.bar} data-plays="by-script">
        <VideoPlay
          src={src}
          title={title}
          duration={duration}
          still={
            <>
              <PlayButton film={title} aria-disabled />
              <span className={player.time}>{duration}</span>
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

function toTracks(captions: VideoValue["captions"]) {
  return (captions ?? []).flatMap(({ _key, file, language, label }) => {
    const src = toFileUrl(file);
    return src === null
      ? []
      : [{ key: _key, src, language: stegaClean(language) ?? "en", label: stegaClean(label) ?? "Captions" }];
  });
}
