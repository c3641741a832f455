import { afterEach, beforeEach, expect, test } from "vitest";
import { type AdminVisit, visitAdmin } from "../../support/admin-visit.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { startWebhookSite, type WebhookSite } from "../../support/webhook-site.ts";

let site: WebhookSite;
let storefront: TestStorefront;
let visit: AdminVisit;
beforeEach(async () => {
  site = await startWebhookSite();
  storefront = await startTestStorefront({ webhookUrl: site.url });
  visit = await visitAdmin(storefront.url);
});
afterEach(async () => {
  await storefront.stop();
  await site.stop();
});

const workbook = "/admin/products/90";

const readProduct = async (country = "US") => {
  const { body } = await storefront.ask(
    `query ($country: CountryCode) @inContext(country: $country) {
      product(handle: "getting-started-with-asl") {
        title tags variants(first: 1) { nodes { quantityAvailable price { amount } compareAtPrice { amount } } }
      }
    }`,
    { country },
  );
  return body.data.product;
};

test("the product list shows what a merchant needs", async () => {
  await storefront.admin("PUT", "/products/90.json", { product: { status: "draft", tags: "<sale>" } });

  const { html, status } = await visit.open("/admin/products");
  const row = html.split("<li").find((part) => part.includes('href="/admin/products/90"'));
  const after = html.slice(html.indexOf(String(row)));

  expect(status).toBe(200);
  expect(row).toContain("Getting Started with ASL");
  expect(row).toMatch(/\$22\.99.*\$31\.99 CAD.*3 left/s);
  expect(after).toMatch(/Not shown.*&lt;sale&gt;/s);
  expect(html).not.toContain("<sale>");
});

test("a product is edited as a whole, and the Storefront API shows it", async () => {
  const saved = await visit.send(workbook, {
    title: "Workbook “One” & <two>",
    tags: "Sale, workbook, sale",
    "usd-91": "$19.5",
    "usd-compare-91": "22.99",
    "cad-91": "27",
    "stock-91": "12",
  });
  const page = await visit.open(String(saved.location));

  expect(saved).toMatchObject({ status: 303, location: `${workbook}?saved` });
  expect(page.html).toMatch(/<p class="message" role="status">Saved/);
  expect(page.html).toContain("<h1>Workbook “One” &amp; &lt;two&gt;</h1>");
  expect(await readProduct()).toEqual({
    title: "Workbook “One” & <two>",
    tags: ["Sale", "workbook"],
    variants: {
      nodes: [{ quantityAvailable: 12, price: { amount: "19.5" }, compareAtPrice: { amount: "22.99" } }],
    },
  });
  expect((await readProduct("CA")).variants.nodes[0].price.amount).toBe("27.0");
});

test("a product can be taken off sale and put back", async () => {
  await visit.send(workbook, { status: "draft" });
  const withdrawn = await readProduct();
  await visit.send(workbook, { status: "active" });

  expect(withdrawn).toBeNull();
  expect(await readProduct()).toMatchObject({ title: "Getting Started with ASL" });
});

test("an invalid form saves nothing, keeps what was typed and shows an error at each field", async () => {
  const page = await visit.send(workbook, {
    title: "  ",
    "usd-91": "about <10>",
    "cad-91": "",
    "stock-91": "1.5",
    tags: "kept",
  });

  expect(page.status).toBe(422);
  expect(page.html).toContain("<title>Error: ");
  expect(page.html).toMatch(/role="alert">Nothing was saved. 4 fields need your attention/);
  expect(page.html).toMatch(/id="title-error">Give the product a title/);
  expect(page.html).toMatch(/id="usd-91-error">Enter a price, such as 79 or 79.50/);
  expect(page.html).toMatch(/id="stock-91-error">Enter a whole number/);
  expect(page.html).toMatch(
    /value="about &lt;10&gt;"[^>]*aria-describedby="usd-91-error"\s+aria-invalid="true"/,
  );
  expect(page.html).toMatch(/name="tags"[^>]*value="kept"/);
  expect(await readProduct()).toMatchObject({
    title: "Getting Started with ASL",
    variants: { nodes: [{ quantityAvailable: 3, price: { amount: "22.99" } }] },
  });
});

test("saving the form doesn't overwrite fields that changed elsewhere since it was opened", async () => {
  const { html } = await visit.open(workbook);
  await storefront.admin("POST", "/inventory_levels/set.json", {
    location_id: 71_850_001,
    inventory_item_id: 10_000_000_000_091,
    available: 1,
  });

  const formToken = String(/name="formToken" value="([^"]+)"/.exec(html)?.[1]);
  const opened = { title: "Getting Started with ASL", "stock-91": "3", status: "active", tags: "workbook" };
  const was = Object.fromEntries(Object.entries(opened).map(([name, value]) => [`was-${name}`, value]));
  await visit.post(workbook, { ...opened, ...was, formToken, title: "New title" });

  expect(await readProduct()).toMatchObject({
    title: "New title",
    variants: { nodes: [{ quantityAvailable: 1 }] },
  });
});

test("saving without changes sends no webhooks", async () => {
  await visit.send(workbook, {});
  await visit.send(workbook, { title: "Changed" });
  await expect.poll(() => site.deliveries.length).toBe(1);

  expect(site.deliveries[0]?.body).toMatchObject({ title: "Changed" });
});

test("webhook deliveries are listed and can be resent", async () => {
  await visit.send(workbook, { title: "Told" });
  await expect
    .poll(async () => (await visit.open("/admin/webhooks")).html)
    .toMatch(/products\/update\s*<span class="badge" data-tone="good">delivered/);

  const { html } = await visit.open("/admin/webhooks");
  const action = String(/action="(\/admin\/webhooks\/[^"]+\/resend)"/.exec(html)?.[1]);
  const resent = await visit.send("/admin/webhooks", {}, action);
  await expect.poll(() => site.deliveries.length).toBe(2);

  expect(html).toContain(`<code>${site.url}</code>`);
  expect(resent).toMatchObject({ status: 303, location: "/admin/webhooks?resent" });
});

test.each([["/admin/products/1"], ["/admin/nothing"], ["/admin/orders/9"]])(
  "returns 404 for %s, with a link back",
  async (path) => {
    const page = await visit.open(path);

    expect(page.status).toBe(404);
    expect(page.html).toContain('<a href="/admin/products">');
  },
);
