import { expect, test } from "vitest";
import { openSiteWallet } from "../../support/site-wallet.ts";
import { variants } from "../../support/stocked-seed.ts";

type SiteWallet = Awaited<ReturnType<typeof openSiteWallet>>;

/** A purchase that waits for the school, and its callback. */
async function openPurchase(site: SiteWallet) {
  const cart = await site.fillCart([{ merchandiseId: variants.course, quantity: 1 }]);
  return site.toCallback(await site.handOver(cart));
}

interface Sending {
  callback: string;
  authorization?: string | null;
  body?: unknown;
  type?: string;
}

const toHeaders = (authorization: string | null): Record<string, string> =>
  authorization === null ? {} : { authorization };

const approval = { PurchaseOrderId: 123456789, status: "complete" };

async function put(
  site: SiteWallet,
  { callback, body = approval, type = "application/json", ...rest }: Sending,
) {
  const authorization = rest.authorization === undefined ? site.authorization : rest.authorization;
  const response = await fetch(callback, {
    method: "PUT",
    headers: { "content-type": type, ...toHeaders(authorization) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

test("an approval is confirmed in ClassWallet's words", async () => {
  await using site = await openSiteWallet();
  const { callback, id } = await openPurchase(site);

  expect(await put(site, { callback })).toEqual({ status: 200, body: { status: "complete" } });
  expect(site.purchases.read(id)).toMatchObject({ state: "approved", purchaseOrderId: "123456789" });
});

test.each([[null], ["Basic d3Jvbmc6d3Jvbmc="], ["Bearer wallet-secret"]])(
  "a callback signed with %s changes and reveals nothing",
  async (authorization) => {
    await using site = await openSiteWallet();
    const { callback, id } = await openPurchase(site);

    const forged = await put(site, { callback, authorization });
    const read = await fetch(callback, { headers: toHeaders(authorization) });

    expect(forged.status).toBe(401);
    expect(read.status).toBe(401);
    expect(read.headers.get("www-authenticate")).toContain("Basic");
    expect(await read.text()).not.toContain("ASL");
    expect(site.purchases.read(id)?.state).toBe("waiting");
  },
);

test("a repeated approval is confirmed again, and counts once", async () => {
  await using site = await openSiteWallet();
  const { callback } = await openPurchase(site);

  const first = await put(site, { callback });
  await site.settle();
  const again = await Promise.all([put(site, { callback }), put(site, { callback })]);
  await site.settle();

  expect(again).toEqual([first, first]);
  expect(await site.orders()).toHaveLength(1);
  expect(site.outbox.mailsTo("tess@lincoln.test")).toHaveLength(1);
});

test.each([
  [approval, { status: "failed" }, "approved"],
  [{ status: "failed" }, approval, "declined"],
])("after %j, the opposite is refused and logged", async (first, second, state) => {
  await using site = await openSiteWallet();
  const { callback, id } = await openPurchase(site);

  await put(site, { callback, body: first });
  const answer = await put(site, { callback, body: second });

  expect(answer.status).toBe(409);
  expect(site.purchases.read(id)?.state).toBe(state);
  expect(site.lines).toEqual([expect.stringContaining(id)]);
});

test("amounts and lines in a callback's body count for nothing", async () => {
  await using site = await openSiteWallet();
  const { callback, id } = await openPurchase(site);
  const before = site.purchases.read(id);

  await put(site, { callback, body: { ...approval, total: 0.01, items: [], email: "thief@evil.test" } });

  expect(site.purchases.read(id)).toMatchObject({
    details: before?.details,
    totalCents: before?.totalCents,
  });
});

test.each([
  [{ body: "{" }, 422],
  [{ body: { status: "complete" } }, 422],
  [{ body: { ...approval, status: "shipped" } }, 422],
  [{ body: "status=complete", type: "application/x-www-form-urlencoded" }, 415],
  [{ body: { ...approval, note: "x".repeat(64_001) } }, 413],
])("a callback that can't be read gets the right status (%#)", async (sending, status) => {
  await using site = await openSiteWallet();
  const { callback, id } = await openPurchase(site);

  const answer = await put(site, { callback, ...sending });

  expect(answer.status).toBe(status);
  expect(site.purchases.read(id)?.state).toBe("waiting");
});

test("an order that doesn't exist gets a 404", async () => {
  await using site = await openSiteWallet();
  const { callback, id } = await openPurchase(site);
  const unknown = callback.replace(id, "W-2222-2222-2222-2222");
  const headers = { authorization: site.authorization };

  expect((await put(site, { callback: unknown })).status).toBe(404);
  expect((await fetch(unknown, { headers })).status).toBe(404);
});

test("an order without a draft order can't be read or decided", async () => {
  await using site = await openSiteWallet();
  const { callback, id } = await openPurchase(site);
  site.database.exec(`update wallet_purchase set state = 'started' where id = '${id}'`);

  expect((await put(site, { callback })).status).toBe(404);
  expect((await fetch(callback, { headers: { authorization: site.authorization } })).status).toBe(404);
});

test("the log of a refused callback has no personal data", async () => {
  await using site = await openSiteWallet();
  const { callback } = await openPurchase(site);

  await put(site, { callback });
  await put(site, { callback, body: { status: "failed", message: "Tess Teacher has no funds" } });

  expect(site.lines.join("\n")).not.toMatch(/Tess|lincoln/i);
});
