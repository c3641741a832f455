import type { Section } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./hero.module.css";

export interface HeroProps {
  section: Section<"hero">;
  /** True for a page's first section: its title is the page's, and its image loads first. */
  opensPage: boolean;
}

/** A large title and an image that extends to the window's edge. */
export function Hero({ section: { eyebrow, title, text, image, links }, opensPage }: HeroProps) {
  const Title = opensPage ? "h1" : "h2";
  return (
    <Band space="none">
      <div className={styles.head}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        {title && <Title className={styles.title}>{title}</Title>}
      </div>
      <div className={styles.words}>
        {text && <p className={styles.text}>{text}</p>}
        {links && (
          <div className={styles.links}>
            {links.map(({ _key, label, href }, index) => (
              <ButtonLink key={_key} href={href} tone={index === 0 ? "call" : "quiet"}>
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      <div className={styles.picture}>
        {image?.asset ? (
          <Picture figure={image} sizes="(width >= 60rem) 62vw, 100vw" maxWidth={2560} priority={opensPage} />
        ) : (
          <Arc shape="sweep" draws="at-once" weight={3} />
        )}
      </div>
    </Band>
  );
}
