import { expect, test } from "../support/shop-test.ts";

const ofEveryAnswer = {
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-site",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
};

const ofPages = expect.stringMatching(/^frame-ancestors 'self', script-src 'self' /);

for (const [path, policy] of [
  ["/", ofPages],
  ["/courses/level-1a-online-asl-course", ofPages],
  ["/studio", ofPages],
  ["/api/cart", "frame-ancestors 'self'"],
  ["/no-such-page", ofPages],
] as const) {
  test(`${path} can't be framed by other sites and sends them only its origin as referrer`, async ({
    request,
  }) => {
    expect((await request.get(path)).headers()).toMatchObject({
      ...ofEveryAnswer,
      "content-security-policy": policy,
    });
  });
}

test("bots and unusual browsers get the same pages as everybody", async ({ request }) => {
  const lookAt = async (path: string, userAgent: string) => {
    const response = await request.get(path, { headers: { "user-agent": userAgent } });
    const { "content-security-policy": policy, "cache-control": cacheControl } = response.headers();
    return { status: response.status(), policy, cacheControl };
  };
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0";
  for (const path of ["/courses", "/courses/no-such-course", "/no-such-page"]) {
    const ordinary = await lookAt(path, chrome);

    for (const name of [
      "facebookexternalhit/1.1",
      "bingbot/2.0",
      "Mobile Tumblr/iPhone/33",
      "Chrome-Lighthouse",
    ])
      expect(await lookAt(path, `${chrome} ${name}`), `${path} ${name}`).toEqual(ordinary);
  }
});

test("a response that sets a link's cookie isn't cached", async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();

  expect(await headersOf("/books?discount=book3")).toMatchObject({
    "cache-control": "private, no-store",
    "set-cookie": expect.stringContaining("book3"),
  });
  expect(await headersOf("/books?discount=%3Cscript%3E")).toMatchObject({ "cache-control": "s-maxage=300" });
});

test("browsers revalidate the Studio's page on every visit, because a new build has other files", async ({
  request,
}) => {
  for (const path of ["/studio", "/studio/structure"]) {
    const { "cache-control": cacheControl } = (await request.get(path)).headers();
    expect(cacheControl).toBe("public, max-age=0, must-revalidate");
  }
});

test("a part of a file that isn't there is refused, without an error", async ({ request }) => {
  const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get("/")).text()) ?? [];

  const part = await request.get(script, { headers: { range: "bytes=99999999-" } });

  expect(part.status()).toBe(416);
  expect(part.headers()["content-range"]).toMatch(/^bytes \*\/\d+$/);
});

test("the image optimizer is off", async ({ request }) => {
  expect((await request.get("/_next/image?url=%2Fapple-icon.png&w=640&q=75")).status()).toBe(404);
});

test("pages with their own policy keep it", async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();

  expect(await headersOf("/preview/guess")).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(await headersOf("/learning?token=guess")).toMatchObject({
    "referrer-policy": "no-referrer",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  for (const path of ["/newsletter/confirm?token=guess", "/newsletter/unsubscribe?token=guess"]) {
    expect((await request.post(path)).headers(), path).toMatchObject({ "referrer-policy": "no-referrer" });
  }
  for (const path of ["/orders/guess", "/wallet/purchases/guess"]) {
    expect(await headersOf(path), path).toMatchObject({ "referrer-policy": "strict-origin" });
  }
  for (const path of ["/api/cw/sessions", "/api/gifts/codes", "/api/orders/corrections"]) {
    const refused = await request.post(path, { form: { request: "" }, headers: { accept: "text/html" } });
    expect(refused.headers(), path).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  }
  expect(await headersOf("/lake/login")).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(await headersOf("/lake/v2026-06-01/data/query/production?query=1")).toMatchObject({
    "x-content-type-options": "nosniff",
  });
});

for (const [method, path, allow] of [
  ["DELETE", "/api/cart", "GET, HEAD, OPTIONS"],
  ["GET", "/api/consent", "OPTIONS, POST"],
  ["PUT", "/newsletter/confirm", "GET, HEAD, OPTIONS, POST"],
  ["POST", "/courses/level-1a-online-asl-course/share.png", "GET, HEAD, OPTIONS"],
  ["PUT", "/blog/feed.xml", "GET, HEAD"],
] as const) {
  test(`a ${method} request for ${path} is refused with the methods it has`, async ({ request }) => {
    const response = await request.fetch(path, { method });

    expect(response.status()).toBe(405);
    expect(response.headers()).toMatchObject({ allow });
  });
}
