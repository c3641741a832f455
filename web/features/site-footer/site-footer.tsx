import { stegaClean } from "@sanity/client/stega";
import type { ReactNode } from "react";
import { type BuiltInLinks, mobileAppPath, orElse, searchLink } from "#features/site-header/site-links.ts";
import { IfFeature } from "#features/feature-list/if-feature.client.tsx";
import { AppBadges } from "#features/site-footer/app-badges.tsx";
import { FooterLinks } from "#features/site-footer/footer-links.tsx";
import { PaymentMarks } from "#features/site-footer/payment-marks.tsx";
import type { SiteSettings } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./site-footer.module.css";

export interface SiteFooterProps {
  settings: SiteSettings | null;
  builtIn: BuiltInLinks;
  /** For the copyright line. Passed in, because a cached page doesn't know today's date. */
  year: number;
  /** The email signup box; optional. */
  signup?: ReactNode;
}

/** The footer: links, payment methods, contact details and the shop's name as wide as the page. */
export function SiteFooter({ settings, builtIn, year, signup }: SiteFooterProps) {
  const name = settings?.name ?? null;
  const footer = settings?.footer;
  const links = orElse(footer?.links, builtIn.footer.links);
  return (
    <footer>
      <Band ground="ink" space="small">
        {signup && <div className={styles.signup}>{signup}</div>}
        <div className={styles.school}>
          <p className={styles.tagline}>{settings?.tagline}</p>
          <Contact email={settings?.supportEmail} postalAddress={settings?.postalAddress} />
        </div>
        <nav className={styles.links} aria-label="Footer">
          <FooterLinks title="Help" links={[searchLink, ...links]} />
          <FooterLinks title="Legal" links={orElse(footer?.legalLinks, builtIn.footer.legalLinks)} />
          <FooterLinks title="Partners" links={orElse(footer?.externalLinks, builtIn.footer.externalLinks)} />
          <FooterLinks title="Follow us" links={settings?.socialLinks ?? []} />
        </nav>
        <div className={styles.marks}>
          <PaymentMarks ticked={settings?.paymentIcons} />
          {/* A shop without a page about its app has none. */}
          {links.some(({ href }) => href === mobileAppPath) && (
            <IfFeature name="mobile-app">
              <AppBadges />
            </IfFeature>
          )}
        </div>
        {name && (
          <div className={styles.width}>
            {/* The name fills the width, whatever its length. */}
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

type ContactProps = Partial<Record<"email" | "postalAddress", string | null | undefined>>;

/** Email and mailing address. */
function Contact({ email, postalAddress }: ContactProps) {
  if (!email && !postalAddress) return null;
  return (
    <address className={styles.contact}>
      {email && (
        <a className={styles.email} href={`mailto:${stegaClean(email)}`}>
          {email}
        </a>
      )}
      <p className={styles.postal}>{postalAddress}</p>
    </address>
  );
}
