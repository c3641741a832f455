import "server-only";
import { readShopContact } from "#app/shop-contact.server.ts";
import { readOffers, readSoldOffers } from "#catalog/offers.server.ts";
import { isSold } from "#catalog/sold-offers.ts";
import { readClassroomPricing } from "#content/classroom-pricing.server.ts";
import { publishedView } from "#content/view.server.ts";
import { siteDatabase } from "#database/site-database.server.ts";
import type { ShopContact } from "#features/mail/mail-layout.tsx";
import type { RequestServices } from "#features/requests/handle-request.ts";
import { createRequestMails } from "#features/requests/request-mails.server.tsx";
import { createRequests } from "#features/requests/requests.ts";
import { toClassroomPrices } from "#features/requests/to-classroom-prices.ts";
import { logError } from "#lib/log-error.ts";
import { siteOutbox } from "#outbox/outbox.server.ts";

/** What the request routes need, as the environment configures it. */
export async function readRequestServices(): Promise<RequestServices> {
  const shop = await readShopContact();
  return {
    requests: createSiteRequests(shop),
    readClassroomPrices: async () => {
      const [pricing, offers] = await Promise.all([readClassroomPricing(publishedView), readOffers()]);
      const courses = pricing?.courses ?? [];
      const sold = await readSoldOffers(courses, offers);
      return toClassroomPrices(
        pricing && { ...pricing, courses: courses.filter((course) => isSold(course, sold)) },
        sold,
      );
    },
    supportEmail: shop.supportEmail,
    log: logError,
    now: Date.now,
  };
}

export const createSiteRequests = (shop: ShopContact) =>
  createRequests({
    database: siteDatabase(),
    outbox: siteOutbox(),
    mails: createRequestMails(shop),
    siteUrl: shop.siteUrl,
  });
