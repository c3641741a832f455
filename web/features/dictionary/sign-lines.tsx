import { documentPath } from "@shop/schemas/paths.ts";
import type { SignLine } from "#content/content-types.ts";
import { SignStill } from "./sign-still.tsx";
import styles from "./sign-lines.module.css";

export interface SignLinesProps {
  signs: readonly SignLine[];
  /** Large stills above the glosses, for a page that's about these signs; small ones beside them otherwise. */
  stills?: "small" | "large";
}

/** A list of signs with their stills and meanings, in as many columns as fit. It may have hundreds, so their pages aren't prefetched. */
export function SignLines({ signs, stills = "small" }: SignLinesProps) {
  return (
    <ul className={styles.lines} data-stills={stills} data-prefetch="no">
      {signs.map((sign) => (
        <li className={styles.line} key={sign._id}>
          <SignStill sign={sign} />
          <span className={styles.name}>
            <SignLink sign={sign} /> <span className={styles.words}>{sign.englishWords?.join(", ")}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A sign's gloss as a link over its whole line. */
export function SignLink({ sign }: { sign: Pick<SignLine, "_type" | "slug" | "gloss"> }) {
  const path = documentPath(sign);
  if (path === null) return <span className={styles.gloss}>{sign.gloss}</span>;
  return (
    <a className={styles.gloss} href={path}>
      {sign.gloss}
    </a>
  );
}
