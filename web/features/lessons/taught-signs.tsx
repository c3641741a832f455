import { documentPath } from "@shop/schemas/paths.ts";
import type { Lesson, TaughtSign } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./taught-signs.module.css";

export interface TaughtSignsProps {
  signs: Lesson["signs"];
}

/** A lesson's signs, and how to make them. Deleted signs are skipped. */
export function TaughtSigns({ signs }: TaughtSignsProps) {
  const knownSigns = signs?.filter((sign) => sign !== null) ?? [];
  if (knownSigns.length === 0) return null;
  return (
    <SideHeadingBand title="Signs in this lesson">
      <ul className={styles.signs}>
        {knownSigns.map((sign) => (
          <li className={styles.sign} key={sign._id}>
            <h3 className={styles.gloss}>
              <SiteLink className={styles.link} href={documentPath(sign)}>
                {sign.gloss}
              </SiteLink>
            </h3>
            <p className={styles.meaning}>{sign.englishWords?.join(", ")}</p>
            <p className={styles.description}>{sign.description}</p>
            <dl className={styles.parts}>
              {toParameters(sign).map(({ name, value }) => (
                <div key={name}>
                  <dt className={styles.name}>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </SideHeadingBand>
  );
}

const toParameters = ({ handshape, location, movement, nonManual }: TaughtSign) =>
  [
    { name: "Handshape", value: handshape },
    { name: "Location", value: location },
    { name: "Movement", value: movement },
    { name: "Face and body", value: nonManual },
  ].filter(({ value }) => value !== null);
