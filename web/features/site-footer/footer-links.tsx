import type { NamedLink } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./footer-links.module.css";

export interface FooterLinksProps {
  title: string;
  links: NamedLink[];
}

/** A titled group of links. */
export function FooterLinks({ title, links }: FooterLinksProps) {
  if (links.length === 0) return null;
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ _key, label, href }) => (
          <li key={_key}>
            <SiteLink className={styles.link} href={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
