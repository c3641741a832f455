import type { ReactNode } from "react";
import type { Figure } from "#content/content-types.ts";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./product-line.module.css";

export interface ProductLineProps {
  href: string | null;
  title: string | null;
  subtitle?: string | null;
  figure: Figure | null;
  /** Its price, or the shop that sells it. */
  price: ReactNode;
  /** The `rel` of a link to another shop. */
  rel?: string;
}

/** A product in one line: a small image, its name and its price. */
export function ProductLine({ href, title, subtitle = null, figure, price, rel }: ProductLineProps) {
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <Picture figure={figure} sizes="6rem" maxWidth={640} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <SiteLink className={styles.link} href={href} rel={rel}>
            {title}
          </SiteLink>
        </h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <div>{price}</div>
    </article>
  );
}
