import { stegaClean } from "@sanity/client/stega";
import { partsOfSpeech } from "@shop/schemas/vocabulary/sign-words.ts";
import { DictionaryPath } from "#features/dictionary/dictionary-path.tsx";
import type { Sign, Video as VideoValue } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Video } from "#ui/video.tsx";
import styles from "./sign-header.module.css";

export interface SignHeaderProps {
  sign: Pick<Sign, "gloss" | "englishWords" | "category" | "partOfSpeech" | "description">;
  /** The sign's best video, or null when it's only described in text. */
  film: VideoValue | null;
}

/** A sign's first screen: its gloss, its meaning, and how to make it, in words and in a video. */
export function SignHeader({
  sign: { gloss, englishWords, category, partOfSpeech, description },
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
        <p className={styles.part}>{toPartOfSpeech(partOfSpeech)}</p>
      </div>
      {film && (
        <div className={styles.film}>
          <Video video={film} sizes="(width >= 60rem) 54vw, 100vw" priority />
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

const toPartOfSpeech = (value: Sign["partOfSpeech"]) =>
  partsOfSpeech.find((part) => part.value === stegaClean(value))?.title;
