import { stegaClean } from "@sanity/client/stega";
import type { Video as VideoValue } from "#lib/content-types.ts";
import { toFileUrl } from "#lib/file-url.server.ts";
import { toImageUrl } from "#lib/image-url.server.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import styles from "./video.module.css";

export interface VideoProps {
  video: VideoValue;
  /** How wide the poster stands, as the `sizes` attribute says it. */
  sizes: string;
}

/** An editor's film with its captions; its facts and transcript stand below. Nothing when there is no film. */
export function Video({ video, sizes }: VideoProps) {
  const { title, poster, duration, hasSpeech, transcript } = video;
  const source = toVideoSource(video);
  if (!source) return null;
  return (
    <figure className={styles.video}>
      {source.kind === "file" ? (
        <Player video={video} src={source.src} />
      ) : (
        <div className={styles.poster}>
          <Picture figure={poster} sizes={sizes} />
        </div>
      )}
      <figcaption className={styles.facts}>
        {title && <span className={styles.title}>{title}</span>}
        {duration && <span className={styles.duration}>{duration}</span>}
        {!hasSpeech && <span>No speech</span>}
        {source.kind === "service" && <SiteLink href={source.href}>Watch on {source.name}</SiteLink>}
      </figcaption>
      {transcript && (
        <Disclosure summary="Transcript" size="small">
          <p className={styles.transcript}>{transcript}</p>
        </Disclosure>
      )}
    </figure>
  );
}

interface PlayerProps {
  video: VideoValue;
  src: string;
}

function Player({ video: { title, poster, captions, mimeType }, src }: PlayerProps) {
  const posterUrl = poster && toImageUrl(poster, { width: 1600 });
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- The Studio asks for captions where anything is said.
    <video
      className={styles.player}
      controls
      playsInline
      preload={posterUrl ? "none" : "metadata"}
      poster={posterUrl ?? undefined}
      width={poster?.width ?? 1280}
      height={poster?.height ?? 720}
      aria-label={stegaClean(title) ?? undefined}
      // Captions from Sanity's CDN are another origin's, and are read only with its leave.
      crossOrigin={captions?.length ? "anonymous" : undefined}
    >
      <source src={src} type={mimeType ?? undefined} />
      {captions?.map(({ _key, file, language, label }, index) => (
        <track
          key={_key}
          kind="captions"
          src={toFileUrl(file) ?? undefined}
          srcLang={stegaClean(language) ?? "en"}
          label={stegaClean(label) ?? undefined}
          default={index === 0}
        />
      ))}
    </video>
  );
}
