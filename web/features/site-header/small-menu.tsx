import { CurrencyPicker } from "#features/currency/currency-picker.client.tsx";
import { CartLink } from "#features/site-header/cart-link.tsx";
import type { HeaderEntry } from "#features/site-header/header-entries.ts";
import { HeaderLink } from "#features/site-header/header-link.tsx";
import { LoginLink } from "#features/site-header/login-link.tsx";
import { MenuLinks } from "#features/site-header/menu-links.tsx";
import { SocialLinks } from "#features/site-header/social-links.tsx";
import type { SiteSettings } from "#lib/content-types.ts";
import styles from "./small-menu.module.css";

export interface SmallMenuProps {
  entries: HeaderEntry[];
  hasCart: boolean;
  settings: SiteSettings | null;
}

/** All of the header's links at once, for a screen that has no room for them beside each other. */
export function SmallMenu({ entries, hasCart, settings }: SmallMenuProps) {
  return (
    <>
      <nav className={styles.menu} aria-label="Menu">
        <ul className={styles.entries}>
          {entries.map((entry) =>
            entry.kind === "menu" ? (
              <li className={styles.group} key={entry.label}>
                <p className={styles.label}>{entry.label}</p>
                <MenuLinks groups={entry.groups} />
              </li>
            ) : (
              <HeaderLink className={styles.link} key={entry.link._key} link={entry.link} />
            ),
          )}
        </ul>
        {hasCart && <CartLink className={styles.cart} />}
        <LoginLink href={settings?.learningSiteUrl}>Course Login</LoginLink>
      </nav>
      <div className={styles.foot}>
        <CurrencyPicker />
        <SocialLinks links={settings?.socialLinks ?? null} />
      </div>
    </>
  );
}
