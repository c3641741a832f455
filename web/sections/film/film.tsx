import type { Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import { Video } from "#ui/video.tsx";
import styles from "./film.module.css";

export interface FilmProps {
  section: Section<"film">;
}

/** A video as wide as the page; a portrait one is beside its text. */
export function Film({ section: { title, text, video } }: FilmProps) {
  if (!video || !toVideoSource(video)) return null;
  const isTall = (video.poster?.height ?? 0) > (video.poster?.width ?? 0);
  return (
    <Band ground="ink">
      {(title || text) && (
        <div className={styles.words}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {text && <p className={styles.text}>{text}</p>}
        </div>
      )}
      <div className={styles.film} data-shape={isTall ? "tall" : "wide"}>
        <Video video={video} sizes={isTall ? "(width >= 60rem) 50vw, 100vw" : "100vw"} />
      </div>
    </Band>
  );
}
