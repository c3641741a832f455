import { CurrencyPicker } from "#features/currency/currency-picker.client.tsx";
import { CartLink } from "#features/site-header/cart-link.tsx";
import { toHeaderEntries } from "#features/site-header/header-entries.ts";
import { LoginLink } from "#features/site-header/login-link.tsx";
import { MainLinks } from "#features/site-header/main-links.tsx";
import { SearchLink } from "#features/site-header/search-link.tsx";
import { SiteMenu } from "#features/site-header/site-menu.client.tsx";
import type { BuiltInLinks } from "#features/site-header/site-links.ts";
import { SmallMenu } from "#features/site-header/small-menu.tsx";
import { SocialLinks } from "#features/site-header/social-links.tsx";
import { Wordmark } from "#features/site-header/wordmark.tsx";
import type { SiteSettings } from "#content/content-types.ts";
import styles from "./site-header.module.css";

export interface SiteHeaderProps {
  settings: SiteSettings | null;
  builtIn: BuiltInLinks;
}

/**
 * The top of every page: one line on wide screens; the name, the cart and a menu on narrow ones. Links aren't
 * prefetched, because they're on every page and most visitors follow only one of a dozen. A page can hide parts
 * (`hidden-header-parts.tsx`).
 */
export function SiteHeader({ settings, builtIn }: SiteHeaderProps) {
  const entries = toHeaderEntries(settings?.navigation ?? null, builtIn);
  const learningSite = settings?.learningSiteUrl;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Wordmark name={settings?.name ?? null} />
        <nav className={styles.main} aria-label="Main" data-part="links">
          <MainLinks entries={entries} />
        </nav>
        <div className={styles.search} data-part="links">
          <SearchLink />
        </div>
        <div className={styles.wide}>
          <div data-part="links">
            <SocialLinks links={settings?.socialLinks ?? null} />
          </div>
          <CurrencyPicker />
        </div>
        <CartLink className={styles.cart} />
        <div className={styles.wide} data-part="links">
          <LoginLink href={learningSite}>Login</LoginLink>
        </div>
        <div className={styles.narrow} data-part="links">
          <SiteMenu>
            <SmallMenu entries={entries} settings={settings} />
          </SiteMenu>
        </div>
      </div>
    </header>
  );
}
