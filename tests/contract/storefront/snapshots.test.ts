import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await startTestStorefront();
});
afterEach(() => storefront.stop());

const title = '{ product(handle: "level-1a-online-asl-course") { id title } }';

test("a snapshot brings the shop back as it was", async () => {
  const { body: before } = await storefront.ask(title);
  await storefront.control("PUT", "/snapshots/opening-day");

  const id = before.data.product.id.split("/").at(-1);
  await storefront.admin("PUT", `/products/${id}.json`, { product: { title: "Renamed" } });
  const { body: renamed } = await storefront.ask(title);
  const { body } = await storefront.control("POST", "/reset", { snapshot: "opening-day" });

  expect(body).toEqual({ snapshot: "opening-day" });
  expect(renamed.data.product.title).toBe("Renamed");
  expect((await storefront.ask(title)).body).toEqual(before);
});

test("snapshots are listed and can be deleted", async () => {
  await storefront.control("PUT", "/snapshots/one");
  await storefront.control("PUT", "/snapshots/two");

  await storefront.control("DELETE", "/snapshots/one");

  expect((await storefront.control("GET", "/snapshots")).body).toMatchObject([{ name: "two" }]);
});
