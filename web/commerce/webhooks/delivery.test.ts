import { expect, test } from "vitest";
import { parseDelivery } from "./delivery.ts";

const headers = {
  "x-shopify-topic": "products/delete",
  "x-shopify-webhook-id": "w1",
  "x-shopify-event-id": "e1",
  "x-shopify-hmac-sha256": "c2lnbmF0dXJl",
  cookie: "cid=secret",
};
const body = Buffer.from('{ "id": 42 }');

test("a webhook has its ids and its change", () => {
  expect(parseDelivery(headers, body)).toMatchObject({
    ok: true,
    delivery: {
      topic: "products/delete",
      webhookId: "w1",
      eventId: "e1",
      change: { kind: "product-gone", id: "gid://shopify/Product/42" },
    },
  });
});

test("a replay only keeps Shopify's headers", () => {
  const { cookie: _cookie, ...shopifys } = headers;

  expect(parseDelivery(headers, body)).toMatchObject({
    delivery: { headers: { ...shopifys, "content-type": "application/json" } },
  });
  expect(parseDelivery(headers, body)).not.toHaveProperty("delivery.headers.cookie");
});

test.each([["orders/create"], ["orders/paid"], ["orders/updated"], ["orders/cancelled"]])(
  "%s has its order",
  (topic) => {
    const order = Buffer.from('{ "id": 1, "name": "#1001", "financial_status": "paid", "line_items": [] }');

    expect(parseDelivery({ ...headers, "x-shopify-topic": topic }, order)).toMatchObject({
      delivery: { order: { id: "1", name: "#1001", isPaid: true, lines: [] } },
    });
  },
);

test("a topic that affects no page is no change", () => {
  const parsed = parseDelivery({ ...headers, "x-shopify-topic": "carts/update" }, body);

  expect(parsed).toMatchObject({ ok: true, delivery: { change: null } });
});

test.each([
  [{ ...headers, "x-shopify-topic": "" }, "{}", "x-shopify-topic"],
  [{ ...headers, "x-shopify-webhook-id": "" }, "{}", "x-shopify-webhook-id"],
  [headers, "{", "The body isn't valid JSON."],
  [headers, '{ "id": "forty-two" }', "documents it: id."],
  [headers, "[]", "the body"],
])("refuses %o with %s, naming what's wrong", (requestHeaders, text, named) => {
  expect(parseDelivery(requestHeaders, Buffer.from(text))).toMatchObject({
    ok: false,
    reason: expect.stringContaining(named),
  });
});
