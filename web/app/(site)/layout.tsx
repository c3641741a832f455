import "#styles/layers.css";
import "#styles/reset.css";
import "#styles/tokens.css";
import "#styles/print.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { readAnnouncements } from "#content/announcements.server.ts";
import { toLiveEventsUrl } from "#content/live-events-url.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { Analytics } from "#features/analytics/analytics.client.tsx";
import { AnnouncementBar } from "#features/announcements/announcement-bar.tsx";
import { CartProvider } from "#features/cart/state/cart-provider.client.tsx";
import { SuggestCountry } from "#features/currency/suggest-country.client.tsx";
import { ErrorBoundary } from "#features/error-screen/error-boundary.client.tsx";
import { ErrorScreen } from "#features/error-screen/error-screen.tsx";
import { FirstPaintScript } from "#features/first-paint/first-paint-script.tsx";
import { PersonalizationOffer } from "#features/interests/personalization-offer.client.tsx";
import { LiveContent } from "#features/live/live-content.client.tsx";
import { SignupBox } from "#features/newsletter/signup-box.tsx";
import { PreviewMode } from "#features/preview/preview-mode.tsx";
import { WebVitals } from "#features/telemetry/web-vitals.client.tsx";
import { SiteFooter } from "#features/site-footer/site-footer.tsx";
import { SiteHeader } from "#features/site-header/site-header.tsx";
import { readCopyrightYear } from "#features/site-footer/copyright-year.server.ts";
import { palette } from "#features/metadata/palette.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { toFailureMessage } from "#lib/failure-message.ts";
import { fontClassNames } from "#styles/fonts.ts";
import { Arc } from "#ui/arc.tsx";
import { LinkNavigation } from "#ui/link-navigation.client.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { readBuiltInLinks } from "./built-in-links.server.ts";
import { PageFocus } from "./page-focus.client.tsx";

export const viewport: Viewport = { themeColor: palette.paper };

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const settings = await readSiteSettings(view);
  return { ...toMetadata({ settings }), ...(view.preview ? { robots: { index: false } } : {}) };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const view = await readView();
  const isLivePreview = view.preview !== null && view.preview.kind !== "ended";
  const renderedAt = isLivePreview ? new Date().toISOString() : null;
  const [settings, builtIn, announcements, year] = await Promise.all([
    readSiteSettings(view),
    readBuiltInLinks(view),
    readAnnouncements(view),
    readCopyrightYear(),
  ]);
  return (
    // The first-paint script sets attributes here before React starts.
    <html lang="en" className={fontClassNames} suppressHydrationWarning>
      <head>
        <FirstPaintScript />
      </head>
      <body>
        <ErrorBoundary
          fallback={
            <main>
              <ErrorScreen />
            </main>
          }
        >
          <CartProvider>
            <SkipLink target="main" />
            <AnnouncementBar announcements={announcements} />
            <SiteHeader settings={settings} builtIn={builtIn} />
            <SuggestCountry />
            {view.preview === null && <Analytics />}
            {settings?.supportEmail && view.preview === null && (
              <PersonalizationOffer failureMessage={toFailureMessage(settings.supportEmail)} />
            )}
            <LinkNavigation prefetches={view.preview === null} />
            <PageFocus />
            <main id="main" tabIndex={-1}>
              <ErrorBoundary
                fallback={
                  <ErrorScreen>
                    <Arc shape="return" draws="at-once" weight={3} />
                  </ErrorScreen>
                }
              >
                {children}
              </ErrorBoundary>
            </main>
            <SiteFooter
              settings={settings}
              builtIn={builtIn}
              year={year}
              signup={
                settings?.supportEmail && (
                  <SignupBox
                    title="A little ASL in your inbox"
                    text="New lessons, courses, and books, with a discount now and then."
                    supportEmail={settings.supportEmail}
                  />
                )
              }
            />
          </CartProvider>
          <LiveContent
            url={isLivePreview ? "/api/preview/events" : toLiveEventsUrl({ drafts: false })}
            drafts={isLivePreview}
            expirations={view.preview === null}
            renderedAt={renderedAt}
          />
          {view.preview && <PreviewMode preview={view.preview} />}
          {view.preview === null && <WebVitals />}
        </ErrorBoundary>
      </body>
    </html>
  );
}
