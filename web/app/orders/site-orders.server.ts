import "server-only";
import { readShopContact, readShopContactInBackground } from "#app/shop-contact.server.ts";
import { readCourseAccess } from "#catalog/course-access.server.ts";
import { siteDatabase } from "#database/site-database.server.ts";
import { siteGiftCodes } from "#database/site-gift-codes.server.ts";
import { createGiftMail } from "#features/gifts/gift-mails.server.tsx";
import { createGifts } from "#features/gifts/gifts.ts";
import { createAccessMail } from "#features/learning/access-mail.server.tsx";
import { createDeliveries, type Deliveries } from "#features/learning/deliveries.ts";
import { createOrderLinks } from "#features/orders/order-links.ts";
import { createOrderMail } from "#features/orders/order-mails.server.tsx";
import { createOrders } from "#features/orders/orders.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { logError } from "#lib/log-error.ts";
import { siteOutbox } from "#outbox/outbox.server.ts";
import { siteLearningPlatform } from "#providers/learning/site-learning.server.ts";

const log = (line: string) => console.error(line);

let deliveries: Deliveries | undefined;

/** The courses that this site delivers. */
export function siteDeliveries(): Deliveries {
  deliveries ??= createDeliveries({
    database: siteDatabase(),
    outbox: siteOutbox(),
    platform: siteLearningPlatform(),
    readCourseAccess,
    accessMail: createAccessMail(readShopContactInBackground),
    toBuyersUrl: createOrderLinks({ database: siteDatabase(), siteUrl: readEnvironment().siteUrl })
      .toBuyersUrl,
    log,
  });
  return deliveries;
}

/** What the routes for orders and gifts need, as the environment configures it. */
export async function readOrderServices() {
  const shop = await readShopContact();
  const shared = { database: siteDatabase(), outbox: siteOutbox(), deliveries: siteDeliveries(), log };
  const gifts = createGifts({ ...shared, codes: siteGiftCodes(), giftMail: createGiftMail(shop) });
  return {
    deliveries: shared.deliveries,
    gifts,
    orders: createOrders({ ...shared, gifts, orderMail: createOrderMail(shop), siteUrl: shop.siteUrl }),
    outbox: shared.outbox,
    supportEmail: shop.supportEmail,
    log: logError,
    now: Date.now,
  };
}

/** The same for what's typed to redeem a gift. */
export const readGiftCodeServices = async () => ({
  ...(await readOrderServices()),
  answerTimeMs: 300,
  // Within the time that a form waits for its answer.
  deliveryTimeMs: 8000,
});
