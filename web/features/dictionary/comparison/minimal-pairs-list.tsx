import type { MinimalPairs } from "#features/dictionary/comparison/compare-signs.ts";
import { FacetMark } from "#features/dictionary/facets/facet-mark.tsx";
import { SignLink } from "#features/dictionary/sign-lines.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./comparison.module.css";

export interface MinimalPairsListProps {
  pairs: readonly MinimalPairs[];
}

/** Signs that differ from this one in one parameter alone, by that parameter. */
export function MinimalPairsList({ pairs }: MinimalPairsListProps) {
  if (pairs.length === 0) return null;
  return (
    <SideHeadingBand title="Change one thing">
      <p className={styles.introduction}>These signs differ from this one in a single part.</p>
      {pairs.map(({ parameter, facet, own, others }) => (
        <section className={styles.parameter} key={parameter}>
          <div>
            <h3 className={styles.name}>Another {parameter}</h3>
            <p className={styles.words}>instead of “{own}”</p>
          </div>
          <ul className={styles.pairs}>
            {others.map(({ sign, value, title }) => (
              <li className={styles.pair} key={sign._id}>
                {facet && (
                  <span className={styles.mark}>
                    <FacetMark facet={facet} value={value} />
                  </span>
                )}
                <span className={styles.other}>
                  <SignLink sign={sign} />
                  <span className={styles.words}>{sign.englishWords?.join(", ")}</span>
                  <span className={styles.difference}>{title}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SideHeadingBand>
  );
}
