import { stegaClean } from "@sanity/client/stega";
import { DictionaryPath } from "#features/dictionary/dictionary-path.tsx";
import { termPath, toTermTitle } from "#features/dictionary/facets/facets.ts";
import { SignFilm } from "#features/dictionary/films/sign-film.tsx";
import type { SignFilmViews } from "#features/dictionary/films/to-sign-films.ts";
import { PracticeButton } from "#features/practice/practice-button.client.tsx";
import type { Sign } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./sign-header.module.css";

export interface SignHeaderProps {
  sign: Pick<Sign, "gloss" | "slug" | "englishWords" | "category" | "partOfSpeech" | "description">;
  /** The sign's best video, or null when it's only described in text. */
  film: SignFilmViews | null;
}

/** A sign's first screen: its gloss, its meaning, and how to make it, in words and in a video. */
export function SignHeader({
  sign: { gloss, slug, englishWords, category, partOfSpeech, description },
  film,
}: SignHeaderProps) {
  return (
    <Band as="div" ground="sky" space="none">
      <div className={styles.words} data-film={film !== null}>
        <DictionaryPath category={category} />
        <h1 className={styles.gloss} data-length={toLength(gloss)}>
          {gloss}
        </h1>
        <p className={styles.meaning}>{englishWords?.join(", ")}</p>
        <PartOfSpeech value={partOfSpeech} />
        {gloss && slug && <PracticeButton gloss={stegaClean(gloss)} slug={stegaClean(slug)} />}
      </div>
      {film && (
        <div className={styles.film}>
          <SignFilm film={film} sizes="(width >= 60rem) 54vw, 100vw" />
        </div>
      )}
      {description && <p className={styles.description}>{description}</p>}
    </Band>
  );
}

/** A long name is set smaller, to fit on one line where possible. */
function toLength(gloss: string | null): "short" | "long" {
  return (stegaClean(gloss)?.length ?? 0) > 9 ? "long" : "short";
}

function PartOfSpeech({ value }: { value: Sign["partOfSpeech"] }) {
  const title = toTermTitle("parts-of-speech", value);
  if (!value || !title) return null;
  return (
    <p className={styles.part}>
      <SiteLink href={termPath("parts-of-speech", value)}>{title}</SiteLink>
    </p>
  );
}
