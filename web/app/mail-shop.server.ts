import "server-only";
import { readMailSettings } from "#content/background-reads.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import type { MailShop } from "#features/mail/mail-layout.tsx";
import { readEnvironment } from "#lib/environment.server.ts";

/** The sender of mails, from the published site settings. */
export const readMailShop = async (): Promise<MailShop> => toMailShop(await readSiteSettings(publishedView));

/** The same outside of a request. */
export const readMailShopInBackground = async (): Promise<MailShop> => toMailShop(await readMailSettings());

type Settings = Record<"name" | "supportEmail" | "postalAddress", string | null>;

function toMailShop(settings: Settings | null): MailShop {
  const { siteUrl, mail } = readEnvironment();
  return {
    name: settings?.name ?? new URL(siteUrl).host,
    supportEmail: settings?.supportEmail ?? mail.from.replace(/^.*<|>$/g, ""),
    postalAddress: settings?.postalAddress ?? null,
    siteUrl,
  };
}
