import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createCartClient } from "@shop/web/commerce/cart/cart-client.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createWalletRecords } from "@shop/web/features/wallet/purchases/wallet-purchases.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accessToken, adminToken, type TestStorefront, startTestStorefront } from "../support/storefront.ts";
import { stockedSeed, variants } from "../support/stocked-seed.ts";
import { walletSession } from "../support/wallet-session.ts";

const program = fileURLToPath(new URL("../support/crash/wallet-site.ts", import.meta.url));

let dataDir: string;
let storefront: TestStorefront;
let cartId: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "wallet-crash-"));
  storefront = await startTestStorefront({ seed: stockedSeed });
  const { cart } = await createCarts().create({
    lines: [
      { merchandiseId: variants.course, quantity: 1 },
      { merchandiseId: variants.spiral, quantity: 2 },
    ],
    country: "US",
    discountCodes: [],
    affiliateId: "none",
    termsVersion: "11272024",
  });
  cartId = String(cart?.id);
});
afterEach(async () => {
  await storefront.stop();
  rmSync(dataDir, { recursive: true });
});

const createCarts = () => createCartClient(createStorefrontClient({ url: storefront.url, accessToken }));

/** Runs a process of the site. Returns the signal that ended it, or null. */
async function run(does: string, diesAfter = ""): Promise<unknown> {
  const options = {
    data: dataDir,
    shop: storefront.url,
    token: accessToken,
    "admin-token": adminToken,
    cart: cartId,
    does,
    "dies-after": diesAfter,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = fork(program, args, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [, signal] = await once(child, "exit");
  return signal;
}

/** Everything that a purchase leaves behind. */
async function readTraces() {
  using database = openSiteDatabase(dataDir);
  const { body: drafts } = await storefront.admin("GET", "/draft_orders.json?status=open");
  const { body: orders } = await storefront.admin("GET", "/orders.json?status=any");
  const cart = await createCarts().read({ cartId, country: "US" });
  return {
    purchases: createWalletRecords(database)
      .read(walletSession.email)
      .map(({ state }) => state),
    openDrafts: drafts.draft_orders.length,
    orders: orders.orders.length,
    linesInCart: cart?.lines.nodes.length,
    mails: createOutbox({ database })
      .mailsTo(walletSession.email)
      .map(({ kind }) => kind),
  };
}

const waiting = { purchases: ["waiting"], openDrafts: 1, orders: 0, linesInCart: 2, mails: [] };
const ordered = {
  purchases: ["ordered"],
  openDrafts: 0,
  orders: 1,
  linesInCart: 0,
  mails: ["wallet-approved"],
};
const declined = {
  purchases: ["declined"],
  openDrafts: 0,
  orders: 0,
  linesInCart: 2,
  mails: ["wallet-declined"],
};

test.each([["purchases.start"], ["draftOrders.prepare"], ["purchases.markWaiting"]])(
  "a checkout that's killed after %s is continued by the next one",
  async (step) => {
    const signal = await run("hand-over", step);

    await run("hand-over");

    expect(signal).toBe("SIGKILL");
    expect(await readTraces()).toEqual(waiting);
  },
);

test.each([
  ["draftOrders.complete"],
  ["purchases.markOrdered"],
  ["carts.removeLines"],
  ["purchases.markSettled"],
])("an approval whose process is killed after %s becomes one order", async (step) => {
  await run("hand-over,approve");

  const signal = await run("settle", step);
  await run("settle");

  expect(signal).toBe("SIGKILL");
  expect(await readTraces()).toEqual(ordered);
});

test.each([["draftOrders.remove"], ["purchases.markSettled"]])(
  "a refusal whose process is killed after %s leaves nothing behind but the cart",
  async (step) => {
    await run("hand-over,decline");

    const signal = await run("settle", step);
    await run("settle");

    expect(signal).toBe("SIGKILL");
    expect(await readTraces()).toEqual(declined);
  },
);

test("a decision is on disk with its mail when the process is killed right after it, and counts once", async () => {
  await run("hand-over");

  const signal = await run("approve", "purchases.decide");
  await run("approve");

  expect(signal).toBe("SIGKILL");
  expect(await readTraces()).toEqual({ ...waiting, purchases: ["approved"], mails: ["wallet-approved"] });
});

test("four processes that settle the same approval at once place one order", async () => {
  await run("hand-over,approve");

  await Promise.all([run("settle"), run("settle"), run("settle"), run("settle")]);
  await run("settle");

  expect(await readTraces()).toEqual(ordered);
});
