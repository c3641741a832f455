import "server-only";
import { readMailShop } from "#app/mail-shop.server.ts";
import { siteDatabase } from "#database/site-database.server.ts";
import { siteGiftCodes } from "#database/site-gift-codes.server.ts";
import { createGiftMail } from "#features/gifts/gift-mails.server.tsx";
import { createGifts, type Gifts } from "#features/gifts/gifts.ts";
import { siteOutbox } from "#outbox/outbox.server.ts";

/** The gifts that were bought on this site. */
export async function readSiteGifts(): Promise<Gifts> {
  return createGifts({
    database: siteDatabase(),
    outbox: siteOutbox(),
    codes: siteGiftCodes(),
    giftMail: createGiftMail(await readMailShop()),
    log: (line) => console.error(line),
  });
}
