import type { Section } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import styles from "./call-to-action.module.css";

export interface CallToActionProps {
  section: Section<"callToAction">;
}

/** A closing text with a link. */
export function CallToAction({ section: { title, text, link } }: CallToActionProps) {
  return (
    <Band ground="pine">
      <h2 className={styles.title}>{title}</h2>
      <Arc shape="leap" className={styles.arc} />
      <div className={styles.words}>
        {text && <p className={styles.text}>{text}</p>}
        {link?.label && (
          <div>
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </div>
        )}
      </div>
    </Band>
  );
}
