import type { Sign } from "#content/content-types.ts";
import { SignLink } from "#features/dictionary/sign-lines.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./comparison.module.css";

export interface ConfusedSignsProps {
  confused: Sign["confusedWith"];
}

/** Signs that beginners mix up with this one, and what's different. Deleted signs are skipped. */
export function ConfusedSigns({ confused }: ConfusedSignsProps) {
  const known = confused?.flatMap(({ sign, ...rest }) => (sign ? [{ ...rest, sign }] : [])) ?? [];
  if (known.length === 0) return null;
  return (
    <SideHeadingBand title="Easily confused" ground="sand">
      <ul className={styles.confused}>
        {known.map(({ _key, sign, difference }) => (
          <li className={styles.mixUp} key={_key}>
            <span className={styles.gloss}>
              <SignLink sign={sign} />
            </span>
            <span>{difference}</span>
          </li>
        ))}
      </ul>
    </SideHeadingBand>
  );
}
