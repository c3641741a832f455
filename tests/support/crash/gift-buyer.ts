import { parseArgs } from "node:util";
import { parseShopOrder } from "@shop/web/commerce/webhooks/shop-order.ts";
import { readKeyFile } from "@shop/web/database/key-file.ts";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createGifts } from "@shop/web/features/gifts/gifts.ts";
import { createGiftCodes } from "@shop/web/lib/gift-code.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { toGiftLine, toOrder } from "../gift-orders.ts";

// A process of the site, as far as orders go: it stores one after the other, and reports each once it's stored, until it's killed.
const { values } = parseArgs({ options: { data: { type: "string", default: "" } } });
const database = openSiteDatabase(values.data);
const gifts = createGifts({
  database,
  outbox: createOutbox({ database }),
  codes: createGiftCodes(readKeyFile(values.data, "gift-codes")),
  giftMail: async ({ to }) => ({ to, subject: "A gift", html: "<p>A gift</p>", text: "A gift" }),
  log: console.error,
});

for (let id = 1; id <= 1000; id++) {
  await gifts.fulfill(parseShopOrder(toOrder([toGiftLine(1), toGiftLine(2)], { id, name: `#${id}` })));
  process.send?.(id);
}
