import { afterEach, beforeEach, expect, test } from "vitest";
import { type AdminVisit, visitAdmin } from "../../support/admin-visit.ts";
import { inOregon, openCheckout } from "../../support/checkout.ts";
import { ana, mutate, readLink, signUp } from "../../support/customers.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let visit: AdminVisit;
beforeEach(async () => {
  storefront = await startTestStorefront();
  visit = await visitAdmin(storefront.url);
});
afterEach(() => storefront.stop());

async function order(email: string) {
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.course }] });
  await checkout.press("place", { ...inOregon, email });
}

const pathOf = (html: string, name: string) =>
  new RegExp(`href="(/admin/customers/\\d+)">${name}<`).exec(html)?.[1] ?? "";

test("the list has those with and without an account, and their numbers of orders", async () => {
  await signUp(storefront, { firstName: "Ana", lastName: "& Sons" });
  await order(ana.email);
  await order("bo@example.org");

  const { html } = await visit.open("/admin/customers");

  expect(html).toMatch(/Ana &amp; Sons.*ana@example.org · 1 order · Has an account/s);
  expect(html).toMatch(/bo@example.org · 1 order · No account/);
});

test("a customer's page has the addresses and orders", async () => {
  const token = await signUp(storefront, { firstName: "Ana", lastName: "Silva" });
  await mutate(storefront, "customerAddressCreate", {
    customerAccessToken: token,
    address: { address1: "1 Main Street", city: "Portland", province: "Oregon", country: "United States" },
  });
  await order(ana.email);

  const { html: list } = await visit.open("/admin/customers");
  const { html } = await visit.open(pathOf(list, "Ana Silva"));

  expect(html).toMatch(/Default address.*Ana Silva.*1 Main Street.*Portland OR.*United States/s);
  expect(html).toMatch(/Orders.*href="\/admin\/orders\/1001"/s);
});

test("a merchant makes a link to choose a password, for an account or for somebody without one", async () => {
  await signUp(storefront, { firstName: "Ana" });
  await order("bo@example.org");
  const { html: list } = await visit.open("/admin/customers");
  const press = (name: string) => visit.send(pathOf(list, name), {}, `${pathOf(list, name)}/link`);

  const made = await press("Ana");
  await press("bo@example.org");
  const reset = await readLink(storefront, "reset");
  const activation = await readLink(storefront, "activate", "bo@example.org");
  const bo = await mutate(storefront, "customerActivateByUrl", {
    activationUrl: activation.url,
    password: "open barley",
  });

  expect(made.location).toBe(`${pathOf(list, "Ana")}?made`);
  expect(reset.url).toMatch(/\/account\/reset\//);
  expect(bo.customer).toEqual({ email: "bo@example.org" });
});

test("an unknown customer isn't found", async () => {
  expect((await visit.open("/admin/customers/1")).status).toBe(404);
});
