import { CurrencyPicker } from "#features/currency/currency-picker.client.tsx";
import { CartLink } from "#features/site-header/cart-link.tsx";
import type { HeaderEntry } from "#features/site-header/header-entries.ts";
import { HeaderLink } from "#features/site-header/header-link.tsx";
import { LoginLink } from "#features/site-header/login-link.tsx";
import { MenuLinks } from "#features/site-header/menu-links.tsx";
import { searchLink } from "#features/site-header/site-links.ts";
import { SocialLinks } from "#features/site-header/social-links.tsx";
import type { SiteSettings } from "#content/content-types.ts";
import styles from "./small-menu.module.css";

export interface SmallMenuProps {
  entries: HeaderEntry[];
  settings: SiteSettings | null;
}

/** The header's links in one column. Menus expand in place, one at a time, so that everything fits on a small phone. */
export function SmallMenu({ entries, settings }: SmallMenuProps) {
  return (
    <>
      <nav className={styles.menu} aria-label="Menu">
        <ul className={styles.entries}>
          {entries.map((entry) =>
            entry.kind === "menu" ? (
              <li key={entry.label}>
                <details className={styles.group} name={groupName}>
                  <summary className={styles.label}>{entry.label}</summary>
                  <MenuLinks groups={entry.groups} />
                </details>
              </li>
            ) : (
              <HeaderLink className={styles.link} key={entry.link._key} link={entry.link} />
            ),
          )}
          <HeaderLink className={styles.link} link={searchLink} />
        </ul>
        <div className={styles.own}>
          <CartLink className={styles.cart} />
          <LoginLink href={settings?.learningSiteUrl}>Course Login</LoginLink>
        </div>
      </nav>
      <div className={styles.foot}>
        <CurrencyPicker />
        <SocialLinks links={settings?.socialLinks ?? null} />
      </div>
    </>
  );
}

/** The browser keeps only one details element with the same name open. */
const groupName = "small-menu";
