import { FilmSpeed } from "#features/dictionary/films/film-speed.client.tsx";
import type { SignFilmViews } from "#features/dictionary/films/to-sign-films.ts";
import { Video } from "#ui/video.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { toVideoSource } from "#ui/video-source.server.ts";
import styles from "./sign-film.module.css";

export interface SignFilmProps {
  film: SignFilmViews;
  /** The poster's displayed width, as in the `sizes` attribute. */
  sizes: string;
}

/** A sign's video at three speeds, from the front or the side. Choosing a side works without a script. */
export function SignFilm({ film: { front, side }, sizes }: SignFilmProps) {
  return (
    <div className={styles.film} data-sign-film>
      <div className={styles.view} data-view="front">
        <Video video={front} sizes={sizes} priority />
      </div>
      {side && (
        <div className={styles.view} data-view="side">
          <Video video={side} sizes={sizes} />
        </div>
      )}
      <div className={styles.choices}>
        {side && (
          <fieldset className={styles.group}>
            <legend className={styles.name}>View</legend>
            <label className={styles.choice}>
              <input type="radio" name="sign-view" value="front" defaultChecked />
              <VisuallyHidden>From the </VisuallyHidden>front
            </label>
            <label className={styles.choice}>
              <input type="radio" name="sign-view" value="side" />
              <VisuallyHidden>From the </VisuallyHidden>side
            </label>
          </fieldset>
        )}
        {/* Another site's player has its own speeds. */}
        {toVideoSource(front)?.kind === "file" && <FilmSpeed />}
      </div>
    </div>
  );
}
