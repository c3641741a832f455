import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseShopOrder } from "@shop/web/commerce/webhooks/shop-order.ts";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createGiftMail } from "@shop/web/features/gifts/gift-mails.server.tsx";
import { createGifts } from "@shop/web/features/gifts/gifts.ts";
import { createGiftCodes } from "@shop/web/lib/gift-code.ts";
import { fillInCode } from "@shop/web/outbox/fill-in-code.ts";
import type { Mail } from "@shop/web/outbox/mail.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { sendDue } from "@shop/web/outbox/send-loop.ts";

const shop = {
  name: "Handshape",
  supportEmail: "hello@shop.example",
  postalAddress: "48 Arcwood Lane",
  siteUrl: "https://shop.example",
};

/** The gifts of a site of a test's own, on a clock that the test sets. */
export function openSiteGifts() {
  const dataDir = mkdtempSync(join(tmpdir(), "gifts-"));
  const database = openSiteDatabase(dataDir);
  const clock = { time: Date.parse("2026-09-01T08:00:00Z") };
  const now = () => clock.time;
  const outbox = createOutbox({ database, now });
  const codes = createGiftCodes("a key of this test");
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const gifts = createGifts({ database, outbox, codes, giftMail: createGiftMail(shop), log, now });
  const sent: Mail[] = [];
  const sendMail = fillInCode(async ({ mail }) => {
    sent.push(mail);
    return null;
  }, codes.toCode);
  return {
    dataDir,
    database,
    clock,
    outbox,
    codes,
    gifts,
    lines,
    fulfill: (order: object) => gifts.fulfill(parseShopOrder(order)),
    /** Sends what's due, and returns every mail that was sent so far. */
    send: async () => {
      await sendDue({ outbox, sendMail, log });
      return sent;
    },
    [Symbol.asyncDispose]: async () => {
      database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The code in a mail. */
export const readCode = (mail: Mail | undefined) => /Your code: (\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
