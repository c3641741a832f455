import { documentPath } from "@shop/schemas/paths.ts";
import type { SignLine } from "#content/content-types.ts";
import { LocalLink } from "#ui/local-link.client.tsx";
import styles from "./sign-lines.module.css";

export interface SignLinesProps {
  signs: readonly SignLine[];
}

/** A list of signs with their meanings, in as many columns as fit. */
export function SignLines({ signs }: SignLinesProps) {
  return (
    <ul className={styles.lines}>
      {signs.map((sign) => (
        <li className={styles.line} key={sign._id}>
          <SignLink sign={sign} /> <span className={styles.words}>{sign.englishWords?.join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}

/** A sign's gloss as a link over its whole line. Not prefetched, because a list may have hundreds. */
export function SignLink({ sign }: { sign: SignLine }) {
  const path = documentPath(sign);
  if (path === null) return <span className={styles.gloss}>{sign.gloss}</span>;
  return (
    <LocalLink className={styles.gloss} href={path} prefetch={false}>
      {sign.gloss}
    </LocalLink>
  );
}
