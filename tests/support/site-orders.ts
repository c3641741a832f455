import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseShopOrder } from "@shop/web/commerce/webhooks/shop-order.ts";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createGiftMail } from "@shop/web/features/gifts/gift-mails.server.tsx";
import { createGifts } from "@shop/web/features/gifts/gifts.ts";
import { createAccessMail } from "@shop/web/features/learning/access-mail.server.tsx";
import { createDeliveries } from "@shop/web/features/learning/deliveries.ts";
import { createDeliveryRows } from "@shop/web/features/learning/delivery-rows.ts";
import { createOrderLinks } from "@shop/web/features/orders/order-links.ts";
import { createOrderMail } from "@shop/web/features/orders/order-mails.server.tsx";
import { createOrders } from "@shop/web/features/orders/orders.ts";
import { createGiftCodes } from "@shop/web/lib/gift-code.ts";
import { fillInCode } from "@shop/web/outbox/fill-in-code.ts";
import type { Mail } from "@shop/web/outbox/mail.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { sendDue } from "@shop/web/outbox/send-loop.ts";
import { createEmbeddedLearning } from "@shop/web/providers/learning/embedded-learning.ts";
import {
  type LearningPlatform,
  LearningPlatformError,
} from "@shop/web/providers/learning/learning-platform.ts";

const shop = {
  name: "Handshape",
  supportEmail: "hello@shop.example",
  postalAddress: "48 Arcwood Lane",
  siteUrl: "https://shop.example",
};

const level1a = { id: "9001011", title: "ASL Level 1A" };

interface SiteOptions {
  /** Takes the place of the embedded learning platform, which it may use. */
  platform?: (embedded: LearningPlatform) => LearningPlatform;
  readCourseAccess?: () => Promise<{ courses: readonly (typeof level1a)[]; years: number } | null>;
  /** The addresses that the mail server refuses for good. */
  refused?: readonly string[];
}

/** The orders and gifts of a site of a test's own, on a clock that the test sets. */
export function openSiteOrders({
  platform = (embedded) => embedded,
  readCourseAccess = async () => ({ courses: [level1a], years: 1 }),
  refused = [],
}: SiteOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "orders-"));
  const database = openSiteDatabase(dataDir);
  const clock = { time: Date.parse("2026-09-01T08:00:00Z") };
  const now = () => clock.time;
  const outbox = createOutbox({ database, now });
  const codes = createGiftCodes("a key of this test");
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const learning = createEmbeddedLearning({ database, siteUrl: shop.siteUrl, now });
  const deliveries = createDeliveries({
    database,
    outbox,
    platform: platform(learning),
    readCourseAccess,
    accessMail: createAccessMail(async () => shop),
    toBuyersUrl: createOrderLinks({ database, siteUrl: shop.siteUrl }).toBuyersUrl,
    log,
    now,
    random: () => 0.5,
  });
  const shared = { database, outbox, deliveries, log, now };
  const gifts = createGifts({ ...shared, codes, giftMail: createGiftMail(shop) });
  const orders = createOrders({
    ...shared,
    gifts,
    orderMail: createOrderMail(shop),
    siteUrl: shop.siteUrl,
  });
  const sent: Mail[] = [];
  const sendMail = fillInCode(async ({ mail }) => {
    if (refused.includes(mail.to)) return { reason: "EENVELOPE 550", isPermanent: true };
    sent.push(mail);
    return null;
  }, codes.toCode);
  return {
    dataDir,
    database,
    clock,
    outbox,
    codes,
    deliveries,
    deliveryRows: createDeliveryRows(database),
    learning,
    gifts,
    orders,
    lines,
    fulfill: (order: object) => orders.fulfill(parseShopOrder(order)),
    update: (order: object) => orders.fulfill(parseShopOrder(order), { isUpdate: true }),
    /** Sends what's due, and returns every mail that was sent so far. */
    send: async () => {
      await sendDue({ outbox, sendMail, log });
      return sent;
    },
    /** Every mail that's due is permanently refused. */
    bounce: () =>
      sendDue({ outbox, sendMail: async () => ({ reason: "EENVELOPE 550", isPermanent: true }), log }),
    /** Sends what's due, and returns every gift's mail so far. */
    sendGifts: async () => {
      await sendDue({ outbox, sendMail, log });
      return sent.filter(({ giftId }) => giftId !== undefined);
    },
    [Symbol.asyncDispose]: async () => {
      database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Starts the course of a delivery, as its learner. */
export function beginCourse({ deliveries, learning }: ReturnType<typeof openSiteOrders>, id: string): void {
  const learningUrl = deliveries.read(id)?.learningUrl ?? "";
  learning.start(new URL(learningUrl).searchParams.get("token") ?? "", "9001011");
}

/** A learning platform that a test takes down and hangs. */
export function createFlakyPlatform() {
  const state: { is: "up" | "down" | "hanging"; enrollments: number } = { is: "up", enrollments: 0 };
  const platform = (embedded: LearningPlatform): LearningPlatform => ({
    ...embedded,
    enroll: async (enrollment) => {
      if (state.is === "down") throw new LearningPlatformError("Thinkific: enroll: 503");
      if (state.is === "hanging") return new Promise(() => {});
      state.enrollments += 1;
      return embedded.enroll(enrollment);
    },
  });
  return { state, platform };
}

/** The code in a mail. */
export const readCode = (mail: Mail | undefined) => /Your code: (\S+)/.exec(mail?.text ?? "")?.[1] ?? "";

/** The token of the link to an order's page in the buyer's mail. */
export const readOrderToken = (mails: readonly Mail[]) =>
  /\/orders\/(\S+)/.exec(mails.map(({ text }) => text).join("\n"))?.[1] ?? "";
