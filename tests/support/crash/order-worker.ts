import { parseArgs } from "node:util";
import { parseShopOrder } from "@shop/web/commerce/webhooks/shop-order.ts";
import { readKeyFile } from "@shop/web/database/key-file.ts";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createGifts } from "@shop/web/features/gifts/gifts.ts";
import { createDeliveries } from "@shop/web/features/learning/deliveries.ts";
import { createOrders } from "@shop/web/features/orders/orders.ts";
import { createGiftCodes } from "@shop/web/lib/gift-code.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { createEmbeddedLearning } from "@shop/web/providers/learning/embedded-learning.ts";
import { toGiftLine, toOrder, toSeatLine } from "../shop-orders.ts";

// A process of the site, as far as orders go, until it's killed. It stores one order after the other, redeems its gift, opens its courses, and
// reports each step by the order's number. With `--hang`, the learning platform opens courses but never responds.
const { values } = parseArgs({
  options: {
    data: { type: "string", default: "" },
    hang: { type: "boolean", default: false },
    orders: { type: "string", default: "1000" },
    /** Milliseconds from now. */
    later: { type: "string", default: "0" },
  },
});
const now = () => Date.now() + Number(values.later);
const database = openSiteDatabase(values.data);
const outbox = createOutbox({ database, now });
const toMail = async ({ to }: { to: string }) => ({ to, subject: "Mail", html: "<p>Mail</p>", text: "Mail" });
const platform = createEmbeddedLearning({ database, siteUrl: "https://shop.example", now });
const deliveries = createDeliveries({
  database,
  outbox,
  platform: values.hang
    ? {
        ...platform,
        enroll: async (enrollment) => {
          await platform.enroll(enrollment);
          process.send?.({ step: "enrolled", order: 0 });
          return new Promise(() => {});
        },
      }
    : platform,
  readCourseAccess: async () => ({ courses: [{ id: "9001011", title: "ASL Level 1A" }], years: 1 }),
  accessMail: toMail,
  toBuyersUrl: () => null,
  log: console.error,
  now,
});
const codes = createGiftCodes(readKeyFile(values.data, "gift-codes"));
const shared = { database, outbox, deliveries, log: console.error, now };
const gifts = createGifts({ ...shared, codes, giftMail: toMail });
const orders = createOrders({ ...shared, gifts, orderMail: toMail, siteUrl: "https://shop.example" });

// Keeps the process alive while the platform hangs.
setInterval(() => {}, 1000);

for (let order = 1; order <= Number(values.orders); order++) {
  const seat = toSeatLine(1, { email: `seat-${order}@example.test` });
  await orders.fulfill(parseShopOrder(toOrder([seat, toGiftLine(2)], { id: order, name: `#${order}` })));
  process.send?.({ step: "stored", order });
  const learner = { first: "Ana", last: "Ng", email: `gift-${order}@example.test` };
  gifts.redeem(codes.toCode(`${order}-2-1`), learner);
  process.send?.({ step: "redeemed", order });
  await deliveries.deliverDue();
  process.send?.({ step: "delivered", order });
}
process.send?.({ step: "done", order: 0 });
