import "server-only";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import type { MailShop } from "#features/mail/mail-layout.tsx";
import { readEnvironment } from "#lib/environment.server.ts";

/** The sender of mails, from the published site settings. */
export async function readMailShop(): Promise<MailShop> {
  const settings = await readSiteSettings(publishedView);
  const { siteUrl, mail } = readEnvironment();
  return {
    name: settings?.name ?? new URL(siteUrl).host,
    supportEmail: settings?.supportEmail ?? mail.from.replace(/^.*<|>$/g, ""),
    postalAddress: settings?.postalAddress ?? null,
    siteUrl,
  };
}
