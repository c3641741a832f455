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
  /** False shows the page's own background, without a border. */
  hasBackground?: boolean;
  hasCart?: boolean;
  /** False keeps only the name, currency and cart, without links that lead away. */
  hasLinks?: boolean;
}

/**
 * The top of every page: one line on wide screens; the name, the cart and a menu on narrow ones. Links aren't
 * prefetched, because they're on every page and most visitors follow only one of a dozen.
 */
export function SiteHeader({
  settings,
  builtIn,
  hasBackground = true,
  hasCart = true,
  hasLinks = true,
}: SiteHeaderProps) {
  const entries = toHeaderEntries(settings?.navigation ?? null, builtIn);
  const learningSite = settings?.learningSiteUrl;
  return (
    <header className={styles.header} data-background={hasBackground}>
      <div className={styles.row}>
        <Wordmark name={settings?.name ?? null} />
        {hasLinks && (
          <nav className={styles.main} aria-label="Main">
            <MainLinks entries={entries} />
          </nav>
        )}
        {hasLinks && (
          <div className={styles.search}>
            <SearchLink />
          </div>
        )}
        <div className={styles.wide}>
          {hasLinks && <SocialLinks links={settings?.socialLinks ?? null} />}
          <CurrencyPicker />
        </div>
        {hasCart && <CartLink className={styles.cart} />}
        {hasLinks && (
          <>
            <div className={styles.wide}>
              <LoginLink href={learningSite}>Login</LoginLink>
            </div>
            <div className={styles.narrow}>
              <SiteMenu>
                <SmallMenu entries={entries} hasCart={hasCart} settings={settings} />
              </SiteMenu>
            </div>
          </>
        )}
      </div>
    </header>
  );
}
