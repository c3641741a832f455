import { stegaClean } from "@sanity/client/stega";
import type { HeroGround } from "@shop/schemas/vocabulary/hero-grounds.ts";
import type { Section } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./hero.module.css";

export interface HeroProps {
  section: Section<"hero">;
  /** True for a page's first section: its title is the page's, and its image loads first. */
  opensPage: boolean;
}

/** A large title beside an image that extends to the window's edge, on one color. Without an image, the title has the whole width. */
export function Hero({ section: { eyebrow, title, text, ground, image, links }, opensPage }: HeroProps) {
  const Title = opensPage ? "h1" : "h2";
  const isPictured = Boolean(image?.asset);
  return (
    <Band space="none" {...toGround(ground)}>
      <div className={styles.words} data-pictured={isPictured}>
        <div className={styles.head}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          {title && <Title className={styles.title}>{title}</Title>}
        </div>
        <div className={styles.introduction}>
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
      </div>
      {isPictured && (
        <div className={styles.picture}>
          <Picture figure={image} sizes="(width >= 48rem) 50vw, 100vw" maxWidth={1920} priority={opensPage} />
        </div>
      )}
    </Band>
  );
}

/** The attribute that sets a hero's background. */
export function toGround(ground: HeroGround | null) {
  const value = stegaClean(ground) ?? "paper";
  return value === "adult-1" || value === "adult-2" ? { "data-level": value } : { "data-ground": value };
}
