import { handleCorrection } from "@shop/web/features/orders/handle-correction.ts";
import { handleResend } from "@shop/web/features/orders/handle-resend.ts";
import { readOrderStatus } from "@shop/web/features/orders/order-status.ts";
import { toOrder } from "./shop-orders.ts";
import { openSiteOrders, readOrderToken } from "./site-orders.ts";

/** A site with an order whose mails were sent and whose courses are open. */
export async function openOrder(
  lines: readonly object[],
  options: Parameters<typeof openSiteOrders>[0] = {},
) {
  const site = openSiteOrders(options);
  await site.fulfill(toOrder(lines));
  await site.deliveries.deliverDue();
  const token = readOrderToken(await site.send());
  const services = {
    orders: site.orders,
    gifts: site.gifts,
    deliveries: site.deliveries,
    outbox: site.outbox,
    supportEmail: "hello@shop.example",
    log: (message: string, error: unknown) => site.lines.push(`${message} ${String(error)}`),
    now: () => site.clock.time,
  };
  const send =
    (handle: (request: Request, to: typeof services) => Promise<Response>) =>
    async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams({ token, ...fields }).toString();
      const type = { "content-type": "application/x-www-form-urlencoded" };
      const request = new Request("https://shop.example/", {
        method: "POST",
        body,
        headers: { ...type, ...headers },
      });
      const response = await handle(request, services);
      return {
        status: response.status,
        location: response.headers.get("location"),
        text: await response.text(),
      };
    };
  return Object.assign(site, {
    token,
    correct: send(handleCorrection),
    resend: send(handleResend),
    readStatus: () => {
      const order = site.orders.findByToken(token);
      return order ? readOrderStatus(order, services) : null;
    },
  });
}
