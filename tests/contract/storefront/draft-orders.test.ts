import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let time: Date;
beforeEach(async () => {
  time = new Date("2026-11-21T10:00:00Z");
  storefront = await startTestStorefront({ now: () => time });
});
afterEach(() => storefront.stop());

const workbook = 91;
const course = 8_400_000_000_011;

const address = {
  first_name: "Tess",
  last_name: "Teacher",
  company: "Lincoln Elementary",
  address1: "1 School Street",
  city: "Austin",
  province_code: "TX",
  zip: "78701",
  country_code: "US",
};

const draft = {
  email: "tess@lincoln.test",
  line_items: [
    { variant_id: workbook, quantity: 2 },
    { variant_id: course, quantity: 1, properties: [{ name: "first", value: "Ana" }] },
  ],
  note_attributes: [{ name: "walletOrder", value: "W-1" }],
  tags: "ClassWallet",
  shipping_address: address,
  shipping_line: { title: "Standard", price: "7.99" },
};

const create = (fields: object = {}) =>
  storefront.admin("POST", "/draft_orders.json", { draft_order: { ...draft, ...fields } });

const complete = (id: number) => storefront.admin("PUT", `/draft_orders/${id}/complete.json`);

async function readStock(): Promise<number> {
  const { body } = await storefront.admin("GET", `/variants/${workbook}.json`);
  return body.variant.inventory_quantity;
}

test("a draft is priced with its state's tax and its shipping, and takes no stock", async () => {
  const before = await readStock();
  const { status, body } = await create();

  expect(status).toBe(201);
  const { line_items: items, subtotal_price, total_tax, total_price } = body.draft_order;
  const goods = items.map(({ price, quantity }: { price: string; quantity: number }) => [price, quantity]);
  expect({ goods, subtotal_price, total_tax, total_price }).toEqual({
    goods: [
      ["22.99", 2],
      ["79.00", 1],
    ],
    subtotal_price: "124.98",
    total_tax: "7.81",
    total_price: "140.78",
  });
  expect(body.draft_order).toMatchObject({ status: "open", order_id: null, tags: "ClassWallet" });
  expect(await readStock()).toBe(before);
});

test("an exempt school pays no tax", async () => {
  const { body } = await create({ tax_exempt: true });

  expect(body.draft_order).toMatchObject({ total_tax: "0.00", total_price: "132.97" });
});

test("a discount lowers the price that's taxed", async () => {
  const off = { title: "Class set", value_type: "fixed_amount", value: "24.98", amount: "24.98" };
  const { body } = await create({ applied_discount: off });

  expect(body.draft_order).toMatchObject({ subtotal_price: "100.00", total_tax: "6.25" });
});

test("completing a draft places one paid order at its prices, with its properties and attributes", async () => {
  const before = await readStock();
  const { body: created } = await create();
  const { id } = created.draft_order;
  await storefront.admin("PUT", `/variants/${workbook}.json`, { variant: { price: "99.00" } });

  const { status, body } = await complete(id);
  const again = await complete(id);

  expect(status).toBe(200);
  expect(body.draft_order).toMatchObject({ status: "completed", total_price: "140.78" });
  const { body: ordered } = await storefront.admin("GET", `/orders/${body.draft_order.order_id}.json`);
  expect(ordered.order).toMatchObject({
    financial_status: "paid",
    email: "tess@lincoln.test",
    total_price: "140.78",
    note_attributes: [{ name: "walletOrder", value: "W-1" }],
    shipping_address: { address1: "1 School Street" },
  });
  expect(ordered.order.line_items[1].properties).toEqual([{ name: "first", value: "Ana" }]);
  expect(again).toMatchObject({ status: 422, body: { errors: { base: ["This order has been paid"] } } });
  expect((await storefront.admin("GET", "/orders.json")).body.orders).toHaveLength(1);
  expect(await readStock()).toBe(before - 2);
});

test("a draft whose stock is gone stays open", async () => {
  const { body } = await create({ line_items: [{ variant_id: workbook, quantity: 100_000 }] });
  const { id } = body.draft_order;

  const refused = await complete(id);

  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { base: ["Some products have insufficient inventory"] } },
  });
  expect((await storefront.admin("GET", `/draft_orders/${id}.json`)).body.draft_order.status).toBe("open");
});

test("open drafts are listed by when they were last changed, and can be deleted", async () => {
  await create();
  time = new Date("2026-11-21T10:05:00Z");
  const { body } = await create();
  const later = body.draft_order.id;
  const list = async () =>
    (
      await storefront.admin("GET", "/draft_orders.json?status=open&updated_at_min=2026-11-21T10:05:00Z")
    ).body.draft_orders.map(({ id }: { id: number }) => id);

  expect(await list()).toEqual([later]);
  const deleted = await storefront.admin("DELETE", `/draft_orders/${later}.json`);

  expect(deleted).toMatchObject({ status: 200, body: {} });
  expect(await list()).toEqual([]);
  expect((await storefront.admin("DELETE", `/draft_orders/${later}.json`)).status).toBe(404);
});

test.each([
  [{ line_items: [{ variant_id: 1, quantity: 1 }] }, "line_items"],
  [{ line_items: [] }, "line_items"],
  [{ email: "nobody" }, "email"],
  [{ shipping_address: { ...address, province_code: "ZZ" } }, "shipping_address"],
])("refuses %j with 422", async (fields, field) => {
  const { status, body } = await create(fields);

  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test("rejects what isn't emulated, and names it", async () => {
  const { status, body } = await create({ payment_terms: {} });

  expect([status, body.errors]).toEqual([501, "draft_order.payment_terms is not emulated."]);
});
