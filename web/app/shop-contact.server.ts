import "server-only";
import { readMailSettings } from "#content/background-reads.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import type { ShopContact } from "#features/mail/mail-layout.tsx";
import { readEnvironment } from "#lib/environment.server.ts";

/** Who mails and quotes are from, from the published site settings. */
export const readShopContact = async (): Promise<ShopContact> =>
  toShopContact(await readSiteSettings(publishedView));

/** The same outside of a request. */
export const readShopContactInBackground = async (): Promise<ShopContact> =>
  toShopContact(await readMailSettings());

type Settings = Record<"name" | "supportEmail" | "postalAddress", string | null>;

function toShopContact(settings: Settings | null): ShopContact {
  const { siteUrl, mail } = readEnvironment();
  return {
    name: settings?.name ?? new URL(siteUrl).host,
    supportEmail: settings?.supportEmail ?? mail.from.replace(/^.*<|>$/g, ""),
    postalAddress: settings?.postalAddress ?? null,
    siteUrl,
  };
}
