import { type GiftCodeServices, type handleGiftCode } from "@shop/web/features/gifts/handle-gift-code.ts";
import { toGiftLine, toOrder } from "./shop-orders.ts";
import { openSiteOrders } from "./site-orders.ts";

type Site = ReturnType<typeof openSiteOrders>;

export const toServices = (site: Site, given: Partial<GiftCodeServices> = {}): GiftCodeServices => ({
  gifts: site.gifts,
  deliveries: site.deliveries,
  supportEmail: "hello@shop.example",
  log: (message, error) => site.lines.push(`${message} ${String(error)}`),
  answerTimeMs: 0,
  deliveryTimeMs: 1000,
  ...given,
});

export const toRequest = (body: string, headers: Record<string, string>) =>
  new Request("https://shop.example/", {
    method: "POST",
    body,
    headers: { host: "shop.example", ...headers },
  });

/** As the page's script sends it. */
export async function send(handle: typeof handleGiftCode, fields: object, services: GiftCodeServices) {
  const headers = { "content-type": "application/json", accept: "application/json" };
  const response = await handle(toRequest(JSON.stringify(fields), headers), services);
  return { status: response.status, body: await response.json() };
}

/** As the form does without a script. */
export async function submit(
  handle: typeof handleGiftCode,
  fields: Record<string, string>,
  services: GiftCodeServices,
) {
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
  const response = await handle(toRequest(new URLSearchParams(fields).toString(), headers), services);
  return { status: response.status, text: await response.text() };
}

/** A site with one unredeemed gift, and its code. */
export async function openGift(options: Parameters<typeof openSiteOrders>[0] = {}) {
  const site = openSiteOrders(options);
  await site.fulfill(toOrder([toGiftLine(11, { message: "For <you>" })]));
  return Object.assign(site, { code: site.codes.toCode("1001-11-1"), services: toServices(site) });
}

/** The same with codes that open nothing, by name. */
export async function openCodes() {
  const site = await openGift();
  const learner = { first: "Eve", last: "Ng", email: "eve@example.test" };
  const cancelled = { id: 1002, financial_status: "refunded", cancelled_at: "2026-09-02T08:00:00Z" };
  site.gifts.redeem(site.code, learner);
  await site.fulfill(toOrder([toGiftLine(12)], cancelled));
  await site.fulfill(toOrder([toGiftLine(13)], { id: 1003 }));
  for (const gift of site.gifts.ofOrder("1003"))
    await site.gifts.correct(gift, "#1003", "ana.ng@example.test");
  const named: Readonly<Record<string, string>> = {
    "an unknown code": "0000-0000-0000",
    "no code at all": "hello",
    "a used code": site.code,
    "an expired code": site.codes.toCode("1002-12-1"),
    "a replaced code": site.codes.toCode("1003-13-1"),
  };
  return Object.assign(site, { named });
}
