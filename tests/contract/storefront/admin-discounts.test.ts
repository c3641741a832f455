import { afterEach, beforeEach, expect, test } from "vitest";
import { type AdminVisit, visitAdmin } from "../../support/admin-visit.ts";
import { createCart } from "../../support/cart.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
let visit: AdminVisit;
beforeEach(async () => {
  storefront = await startTestStorefront();
  visit = await visitAdmin(storefront.url);
});
afterEach(() => storefront.stop());

const totalWith = async (code: string) => {
  const { id } = await createCart(storefront, {
    lines: [{ merchandiseId: variants.course }],
    discountCodes: [code],
  });
  const { body } = await storefront.ask(
    "query ($id: ID!) { cart(id: $id) { cost { totalAmount { amount } } } }",
    {
      id,
    },
  );
  return body.data.cart.cost.totalAmount.amount;
};
const rowOf = (html: string, code: string) =>
  String(html.split('<li class="row">').find((row) => row.includes(`<code>${code}</code>`)));
const actionOf = (row: string) => String(/action="([^"]+)"/.exec(row)?.[1]);

test("a new code can be used until it ends", async () => {
  const made = await visit.send("/admin/discounts", { code: "HALF", percent: "50" });
  const page = await visit.open(String(made.location));
  const inForce = await totalWith("half");
  const end = actionOf(rowOf(page.html, "HALF"));
  await visit.send("/admin/discounts", {}, end);
  const ended = await totalWith("half");
  const { html } = await visit.open("/admin/discounts");
  await visit.send("/admin/discounts", {}, actionOf(rowOf(html, "HALF")));
  const again = await totalWith("half");

  expect(made).toMatchObject({ status: 303, location: "/admin/discounts?done=made" });
  expect(page.html).toContain("The code can be used now.");
  expect(rowOf(page.html, "HALF")).toMatch(/active.*50% off everything/s);
  expect(end).toMatch(/\/end$/);
  expect(rowOf(html, "HALF")).toMatch(/data-tone="bad">ended/);
  expect([inForce, ended, again]).toEqual(["39.5", "79.0", "39.5"]);
});

test.each([
  ["", "10", "code", "Use only letters, digits, - and _."],
  ["two words", "10", "code", "Use only letters, digits, - and _."],
  ["<b>", "10", "code", "Use only letters, digits, - and _."],
  ["NEW", "0", "percent", "Enter a whole number from 1 to 100."],
  ["NEW", "101", "percent", "Enter a whole number from 1 to 100."],
  ["NEW", "ten", "percent", "Enter a whole number from 1 to 100."],
])("rejects the code %j with the percentage %j", async (code, percent, field, words) => {
  const page = await visit.send("/admin/discounts", { code, percent });

  expect(page.status).toBe(422);
  expect(page.html).toContain(`id="${field}-error">${words}`);
  expect(rowOf((await visit.open("/admin/discounts")).html, "NEW")).toBe("undefined");
});

test("a duplicate code is rejected", async () => {
  await visit.send("/admin/discounts", { code: "HALF", percent: "50" });

  const page = await visit.send("/admin/discounts", { code: "half", percent: "10" });

  expect(page.html).toContain('id="code-error">This code already exists.');
  expect(page.html).toMatch(/name="percent"[^>]*value="10"/);
});

test("a discount that doesn't exist can't be ended or started", async () => {
  const { html } = await visit.open("/admin/discounts");
  const formToken = String(/name="formToken" value="([^"]+)"/.exec(html)?.[1]);

  const ended = await visit.post("/admin/discounts/none/end", { formToken });
  const started = await visit.post("/admin/discounts/none/start", { formToken });

  expect([ended.status, started.status]).toEqual([404, 404]);
});
