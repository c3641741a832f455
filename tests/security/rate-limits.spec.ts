import { expect, test } from "../support/shop-test.ts";

/** A visitor as the proxy before the site saw them. */
const from = (address: string) => ({ "x-forwarded-for": address });

test("whoever tries one preview link after the other is asked to wait, and nobody else is", async ({
  request,
}) => {
  const guess = (number: number, address: string, accept = "*/*") =>
    request.get(`/preview/guess-${number}`, { headers: { ...from(address), accept } });
  for (let number = 0; number < 20; number += 1)
    expect((await guess(number, "203.0.113.9")).status()).toBe(404);

  const refused = await guess(21, "203.0.113.9");
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    errors: [{ message: expect.stringMatching(/^Too many requests/) }],
  });
  expect(await (await guess(22, "203.0.113.9", "text/html")).text()).toContain("One moment, please</h1>");
  expect((await guess(23, "198.51.100.7")).status()).toBe(404);
});

test("who tries many codes keeps what they typed, and reads what to do and when", async ({
  browser,
  shop,
  watch,
}) => {
  watch.allow(/status of 429/);
  const headers = from("203.0.113.15");
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers });
  const page = await context.newPage();
  const { page: scripted } = shop;
  await scripted.setExtraHTTPHeaders(headers);
  await shop.putInCart("/courses/level-1a-online-asl-course");
  await shop.open("/cart");
  await page.goto("/courses/level-1a-online-asl-course");
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  for (let number = 0; number < 20; number += 1)
    await page.request.post("/api/cart/discounts", { form: { code: "" }, headers });

  for (const tab of [page, scripted]) {
    await tab.getByRole("textbox", { name: "Discount code" }).fill("WELCOME10");
    await tab.getByRole("button", { name: "Apply" }).click();

    await expect(
      tab.getByRole("alert").filter({ hasText: /Wait \d+ seconds, then try again/ }),
    ).toBeVisible();
    await expect(tab.getByRole("textbox", { name: "Discount code" })).toHaveValue("WELCOME10");
    await expect(tab.getByRole("button", { name: "Try again" })).toBeVisible();
  }
  await context.close();
});

test("an address that a visitor made up changes nothing: the one that the proxy saw counts", async ({
  request,
}) => {
  const start = (number: number) =>
    request.post("/api/cw/sessions", {
      headers: from(`10.0.0.${number}, 203.0.113.10`),
      form: { school: "" },
      maxRedirects: 0,
    });
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) statuses.push((await start(number)).status());

  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1)).not.toContain(429);
});

test("a page that hears of a change expires what it touched, once however many hear of it", async ({
  shop,
  lake,
  course,
  request,
}) => {
  await shop.open(course.path);
  const told = shop.page.waitForRequest("**/api/live/refresh");
  await lake.patch(course.id).set({ subtitle: "Words that many hear of" }).commit();

  const { tags } = (await told).postDataJSON();
  const tell = async (body: unknown) => (await request.post("/api/live/refresh", { data: body })).status();
  await expect.poll(() => tell({ tags }), "expired again a second later at the latest").toBe(204);
  const statuses = await Promise.all([tell({ tags }), tell({ tags }), tell({ tags })]);
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThanOrEqual(2);
  expect(await tell({ tags: ["s1:made-up"] })).toBe(202);
  expect(await tell({ tags: "s1:made-up" })).toBe(400);
  expect(await tell({ tags: ["s1:".padEnd(30_000, "x")] })).toBe(413);
});
