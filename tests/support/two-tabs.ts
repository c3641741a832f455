import type { Page } from "@playwright/test";
import { createMerchant } from "./merchant.ts";
import { createRandom, type Random } from "./seeded-random.ts";
import { expect, test } from "./shop-test.ts";
import { testStack } from "./test-stack.ts";

/** One-time faults: the shop returns an error, drops a request, loses its response, or takes its time. */
const faults = [
  { error: { status: 503 }, times: 1 },
  {
    error: { status: 200, body: { errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] } },
    times: 1,
  },
  { drop: "before", times: 1 },
  { drop: "after", times: 1 },
  { delayMs: 1200, times: 2 },
];

const goods = ["/books/getting-started-with-asl", "/courses/level-1a-online-asl-course"];

interface TwoTabsOptions {
  /** Each seed is its own run, always the same. */
  seeds: readonly number[];
  /** How many actions the tabs take. */
  steps: number;
}

/** Tests that two tabs, which change one cart while the shop fails at times, end up showing the shop's cart. */
export function defineTwoTabsTests({ seeds, steps }: TwoTabsOptions): void {
  const merchant = createMerchant();
  test.describe.configure({ timeout: 60_000 });
  test.afterEach(() => merchant.setFaults());

  for (const seed of seeds) {
    test(`two tabs agree with the API and the shop on the cart, even if the shop fails at times (seed ${seed})`, async ({
      page,
      context,
      watch,
    }) => {
      watch.allow(/(Reading|Changing) the (cart|currency) failed|Failed to load resource/);
      const random = createRandom(seed);
      const tabs = [page, await context.newPage()];
      for (const tab of tabs) await tab.goto("/cart");
      await add(page, goods[0] ?? "");

      for (let step = 0; step < steps; step += 1) {
        const fault = faults[random(faults.length * 2)];
        await merchant.setFaults(...(fault ? [fault] : []));
        const tab = tabs[random(tabs.length)];
        if (tab) await change(tab, random);
      }
      await merchant.setFaults();

      // A page that was left sends nothing more.
      for (const tab of tabs) await tab.goto("/cart");
      const views: string[][] = [];
      for (const tab of tabs) {
        await tab.goto("/cart");
        views.push(await readPage(tab));
      }
      const { cart } = await (await context.request.get("/api/cart")).json();
      views.push(describe(cart?.lines.nodes ?? []));
      const id = (await context.cookies()).find(({ name }) => name === "cid")?.value;
      views.push(describe(id ? await readShop(decodeURIComponent(id)) : []));
      expect(views).toEqual(views.map(() => views[0]));
      // A product is one line, however many times it was added.
      expect(views[0]?.filter((line) => line.includes("Getting Started")).length).toBeLessThanOrEqual(1);
    });
  }
}

/** A shopper's possible next actions in a tab. With an empty cart, only adding. */
async function change(tab: Page, random: Random): Promise<void> {
  const names = [/^Increase the quantity/, /^Decrease the quantity/, /^Remove/, /^Undo$/, /^Try again$/];
  const button = tab.getByRole("button", { name: names[random(names.length + 2)] ?? /^Nothing/ }).first();
  if (!(await button.isVisible())) return add(tab, goods[random(goods.length)] ?? "");
  // Some shoppers don't wait for a response.
  const isPatient = random(2) === 0;
  const answered = tab.waitForResponse(/\/api\/cart\/lines/, { timeout: 10_000 }).catch(() => undefined);
  // A line that another tab removed in the meantime is gone.
  const isClicked = await button.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (isPatient && isClicked) await answered;
}

async function add(tab: Page, path: string): Promise<void> {
  await tab.goto(path);
  const answered = tab.waitForResponse(/\/api\/cart\/lines$/);
  await tab.getByRole("button", { name: "Add to cart" }).first().click();
  await answered;
  await tab.goto("/cart");
}

/** The lines on the cart page, as `2 × Getting Started with ASL`. */
async function readPage(tab: Page): Promise<string[]> {
  const lines = await tab.getByRole("list", { name: "In your cart" }).locator(":scope > li").all();
  const texts = lines.map(async (line) => {
    const title = await line.getByRole("heading").innerText();
    const quantity = line.getByRole("spinbutton");
    const count = (await quantity.count()) > 0 ? await quantity.inputValue() : "1";
    // The seats of a class are one entry, with a list of students inside.
    const seats = Math.max(1, await line.locator("ol > li").count());
    return Array.from({ length: seats }, () => `${count} × ${title}`);
  });
  return (await Promise.all(texts)).flat().toSorted();
}

interface Line {
  quantity: number;
  merchandise: { product: { title: string } };
}

const describe = (lines: readonly Line[]): string[] =>
  lines.map(({ quantity, merchandise }) => `${quantity} × ${merchandise.product.title}`).toSorted();

/** The lines in the shop's own cart. */
async function readShop(id: string): Promise<Line[]> {
  const query = `query ($id: ID!) { cart(id: $id) { lines(first: 100) { nodes {
    quantity merchandise { ... on ProductVariant { product { title } } }
  } } } }`;
  const response = await fetch(`${testStack.storefrontUrl}/api/2026-04/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { id } }),
  });
  const { data } = await response.json();
  return data.cart?.lines.nodes ?? [];
}
