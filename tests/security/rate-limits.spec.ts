import { expect, test } from "../support/shop-test.ts";

/** Headers that the proxy in front of the site sets for a visitor. */
const from = (address: string) => ({ "x-forwarded-for": address });

test("guessing preview links is rate limited, for that visitor only", async ({ request }) => {
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

test("a rate-limited discount code stays in its field, and the message says when to retry", async ({
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

test("a made-up X-Forwarded-For entry doesn't get around the rate limit", async ({ request }) => {
  const start = (number: number) =>
    request.post("/api/cw/sessions", {
      headers: from(`10.0.0.${number}, 203.0.113.10`),
      form: { request: "" },
      maxRedirects: 0,
    });
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) statuses.push((await start(number)).status());

  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, -1)).not.toContain(429);
});

test("nobody can try more than twenty gift codes a minute, and a code that's typed then isn't lost", async ({
  browser,
  request,
}) => {
  const headers = from("203.0.113.16");
  const attempts = Array.from({ length: 20 }, (_, number) =>
    request.post("/api/gifts/codes", { headers, data: { code: `0000-0000-00${10 + number}` } }),
  );
  const statuses = (await Promise.all(attempts)).map((response) => response.status());
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers });
  const page = await context.newPage();
  await page.goto("/gifts/gift-code");
  await page.getByRole("textbox", { name: "Gift code" }).fill("7K3M-9Q2D-0XWT");

  await page.getByRole("button", { name: "See your gift" }).click();

  expect(new Set(statuses)).toEqual(new Set([404]));
  await expect(page.getByRole("alert")).toHaveText(/Wait \d+ seconds, then try again/);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.locator('input[name="code"]')).toHaveValue("7K3M-9Q2D-0XWT");
  await context.close();
});

test("a page that gets a live event expires the tags once, no matter how many pages report it", async ({
  shop,
  lake,
  course,
  request,
}) => {
  await shop.open(course.path);
  const liveRefresh = shop.page.waitForRequest("**/api/live/refresh");
  await lake.patch(course.id).set({ subtitle: "Words that many hear of" }).commit();

  const { tags } = (await liveRefresh).postDataJSON();
  const refresh = async (body: unknown) => (await request.post("/api/live/refresh", { data: body })).status();
  await expect
    .poll(() => refresh({ tags }), "the throttle allows another expiration after at most a second")
    .toBe(204);
  const statuses = await Promise.all([refresh({ tags }), refresh({ tags }), refresh({ tags })]);
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThanOrEqual(2);
  expect(await refresh({ tags: ["s1:made-up"] })).toBe(202);
  expect(await refresh({ tags: "s1:made-up" })).toBe(400);
  expect(await refresh({ tags: ["s1:".padEnd(30_000, "x")] })).toBe(413);
});
