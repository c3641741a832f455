import { stegaClean } from "@sanity/client/stega";
import { CartLink } from "#features/site-header/cart-link.tsx";
import { mainLinks } from "#features/site-header/main-links.ts";
import type { SiteSettings } from "#lib/content-types.ts";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./site-footer.module.css";

export interface SiteFooterProps {
  settings: SiteSettings | null;
  /** For the copyright line. Given, because a page that is kept does not ask what day it is. */
  year: number;
}

/** The end of every page: where else to go, whom to write to, and the shop's name as large as the page. */
export function SiteFooter({ settings, year }: SiteFooterProps) {
  const name = settings?.name ?? null;
  const email = stegaClean(settings?.supportEmail);
  return (
    <footer>
      <Band ground="ink" space="small">
        <p className={styles.tagline}>{settings?.tagline}</p>
        <nav className={styles.pages} aria-label="Footer">
          <ul className={styles.list}>
            {mainLinks.map(({ href, label }) => (
              <li key={href}>
                <SiteLink className={styles.link} href={href}>
                  {label}
                </SiteLink>
              </li>
            ))}
            <li>
              <CartLink className={styles.link} />
            </li>
          </ul>
        </nav>
        <ul className={[styles.list, styles.elsewhere].join(" ")} aria-label="Contact">
          {settings?.socialLinks?.map(({ _key, label, href }) => (
            <li key={_key}>
              <SiteLink className={styles.link} href={href}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        {email && (
          <p className={styles.support}>
            Questions? Write to{" "}
            <a className={styles.email} href={`mailto:${email}`}>
              {settings?.supportEmail}
            </a>
          </p>
        )}
        {name && (
          <div className={styles.width}>
            {/* The name fills the width whatever its length. */}
            <p
              className={styles.name}
              style={{ "--letters": Math.max(6, stegaClean(name).length) }}
              aria-hidden="true"
            >
              {name}
            </p>
          </div>
        )}
        <p className={styles.copyright}>
          © {year} <span>{name}</span>
        </p>
      </Band>
    </footer>
  );
}
