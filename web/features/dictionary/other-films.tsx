import type { SignVideo } from "#features/dictionary/films/to-sign-films.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { Video } from "#ui/video.tsx";
import styles from "./other-films.module.css";

export interface OtherFilmsProps {
  films: readonly SignVideo[];
}

/** Videos of a sign's variants. */
export function OtherFilms({ films }: OtherFilmsProps) {
  if (films.length === 0) return null;
  return (
    <SideHeadingBand title="Other ways to sign it">
      <ul className={styles.films}>
        {films.map((film) => (
          <li key={film._key}>
            <Video video={film} sizes="(width >= 60rem) 30vw, 100vw" />
          </li>
        ))}
      </ul>
    </SideHeadingBand>
  );
}
