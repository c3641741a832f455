import { stegaClean } from "@sanity/client/stega";
import type { Figure, Video as VideoValue } from "#lib/content-types.ts";
import { toFileUrl } from "#lib/file-url.server.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Picture } from "#ui/picture.tsx";
import { ServicePlayer } from "#ui/video-service-player.client.tsx";
import { FilePlayer } from "#ui/video-file-player.client.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import styles from "./video.module.css";

export interface VideoProps {
  video: VideoValue;
  /** How wide the poster stands, as the `sizes` attribute says it. */
  sizes: string;
  /** Shown before the film plays when it has no poster of its own. */
  posterInstead?: Figure | null;
  /** True where the poster is the first picture of a page. */
  priority?: boolean;
}

/** An editor's film: its poster until somebody plays it, the controls below, then its facts and transcript. Nothing when there is no film. */
export function Video({ video, sizes, posterInstead = null, priority = false }: VideoProps) {
  const { title, duration, hasSpeech, transcript } = video;
  const source = toVideoSource(video);
  if (!source) return null;
  const figure = video.poster?.asset ? video.poster : posterInstead;
  const ratio = toRatio(figure);
  const poster = <Picture figure={figure} sizes={sizes} ratio={ratio} priority={priority} />;
  const words = { title: stegaClean(title), duration: stegaClean(duration) };
  return (
    <div className={styles.video}>
      <figure className={styles.figure}>
        {source.kind === "file" ? (
          <FilePlayer
            {...words}
            src={source.src}
            mimeType={video.mimeType}
            tracks={toTracks(video.captions)}
            ratio={ratio}
          >
            {poster}
          </FilePlayer>
        ) : (
          <ServicePlayer {...words} {...source} ratio={ratio}>
            {poster}
          </ServicePlayer>
        )}
        {(title || hasSpeech === false) && (
          <figcaption className={styles.facts}>
            {title && <span className={styles.title}>{title}</span>}
            {hasSpeech === false && <span>No speech, signed only</span>}
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

/** A film stands in its poster's shape: most are wide, some are as tall as a signer. */
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
