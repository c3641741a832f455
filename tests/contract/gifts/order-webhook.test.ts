import { toSeatAttributes } from "@shop/web/commerce/cart/student.ts";
import { parseShopOrder } from "@shop/web/commerce/webhooks/shop-order.ts";
import { expect, test } from "vitest";
import { buyBooks, refund } from "../../support/admin-orders.ts";
import { checkoutSeed, inOregon, openCheckout } from "../../support/checkout.ts";
import { until } from "../../support/content-lake.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";
import { startWebhookSite } from "../../support/webhook-site.ts";

test("the webhook of a placed order has its buyer, its course, and the course's student", async () => {
  await using site = await startWebhookSite();
  const storefront = await startTestStorefront({
    seed: checkoutSeed,
    webhookUrl: site.url,
    siteUrl: "https://shop.example",
    now: () => new Date("2026-11-21T12:00:00Z"),
  });
  await using _storefront = { [Symbol.asyncDispose]: () => storefront.stop() };
  const student = { first: "Zoë", last: "Ng", email: "zoe@example.org" };
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.course, attributes: toSeatAttributes(student, "0a1b2c3d") }],
  });

  await checkout.press("place", inOregon);
  const findOrder = () =>
    site.deliveries.find(({ headers }) => headers["x-shopify-topic"] === "orders/create");
  await until(() => findOrder() !== undefined);

  expect(parseShopOrder(findOrder()?.body)).toMatchObject({
    name: "#1001",
    email: "ana@example.org",
    isPaid: true,
    isCancelled: false,
    lines: [{ kind: "seat", quantity: 1, student, studentId: "0a1b2c3d" }],
  });
});

test("the webhook of a refund has the course that's taken back", async () => {
  await using site = await startWebhookSite();
  const storefront = await startHostedStorefront({
    seed: checkoutSeed,
    webhookUrl: site.url,
    siteUrl: "https://shop.example",
    now: () => new Date("2026-11-21T12:00:00Z"),
  });
  await using _storefront = { [Symbol.asyncDispose]: () => storefront.stop() };
  const { order, course } = await buyBooks(storefront);

  await refund({
    orderId: order.id,
    refundLineItems: [{ lineItemId: course.id, quantity: 1, restockType: "NO_RESTOCK" }],
  });
  const findUpdate = () =>
    site.deliveries.find(({ headers }) => headers["x-shopify-topic"] === "orders/updated");
  await until(() => findUpdate() !== undefined);

  expect(parseShopOrder(findUpdate()?.body).lines).toMatchObject([{ quantity: 1, refunded: 1 }]);
});
