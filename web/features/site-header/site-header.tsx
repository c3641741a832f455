import { CurrencyPicker } from "#features/currency/currency-picker.client.tsx";
import { CartLink } from "#features/site-header/cart-link.tsx";
import { mainLinks } from "#features/site-header/main-links.ts";
import { SiteMenu } from "#features/site-header/site-menu.client.tsx";
import { SocialLinks } from "#features/site-header/social-links.tsx";
import { Wordmark } from "#features/site-header/wordmark.tsx";
import type { SiteSettings } from "#lib/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./site-header.module.css";

export interface SiteHeaderProps {
  settings: SiteSettings | null;
}

/** The top of every page: all in one line on a wide screen; the name, the cart and a menu on a narrow one. */
export function SiteHeader({ settings }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Wordmark name={settings?.name ?? null} />
        <nav className={styles.main} aria-label="Main">
          <MainLinks />
        </nav>
        <div className={styles.wide}>
          <SocialLinks links={settings?.socialLinks ?? null} />
          <CurrencyPicker />
        </div>
        <CartLink className={styles.link} />
        <div className={styles.wide}>
          <LoginLink href={settings?.learningSiteUrl}>Login</LoginLink>
        </div>
        <div className={styles.narrow}>
          <SiteMenu>
            <nav className={styles.menu} aria-label="Menu">
              <MainLinks />
              <CartLink className={styles.link} />
              <LoginLink href={settings?.learningSiteUrl}>Course Login</LoginLink>
            </nav>
            <div className={styles.menuFoot}>
              <CurrencyPicker />
              <SocialLinks links={settings?.socialLinks ?? null} />
            </div>
          </SiteMenu>
        </div>
      </div>
    </header>
  );
}

function MainLinks() {
  return (
    <ul className={styles.links}>
      {mainLinks.map(({ href, label }) => (
        <li key={href}>
          <SiteLink className={styles.link} href={href}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

interface LoginLinkProps {
  href: string | null | undefined;
  children: string;
}

/** To the learning site, under the two names SPEC §2 gives the link. */
function LoginLink({ href, children }: LoginLinkProps) {
  if (!href) return null;
  return (
    <SiteLink className={styles.login} href={href}>
      {children}
    </SiteLink>
  );
}
