import type { Sign } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { Video } from "#ui/video.tsx";
import styles from "./sign-sentences.module.css";

export interface SignSentencesProps {
  sentences: Sign["exampleSentences"];
}

/** Example sentences in gloss and English, with videos where available. */
export function SignSentences({ sentences }: SignSentencesProps) {
  if (!sentences?.length) return null;
  return (
    <SideHeadingBand title={sentences.length === 1 ? "In a sentence" : "In sentences"}>
      <ul className={styles.sentences}>
        {sentences.map(({ _key, gloss, english, video }) => (
          <li className={styles.sentence} key={_key}>
            <p className={styles.gloss}>{gloss}</p>
            <p>{english}</p>
            {video && (
              <div className={styles.film}>
                <Video video={video} sizes="(width >= 60rem) 40vw, 100vw" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </SideHeadingBand>
  );
}
