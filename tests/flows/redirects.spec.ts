import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { expect, test } from "../support/shop-test.ts";
import { publishAndDeliver } from "../support/webhook-deliveries.ts";

test("a redirect takes effect as soon as it's published and stops when it's unpublished", async ({
  lake,
  request,
}) => {
  const from = "/courses/asl-one-oh-one";
  expect((await readRedirect(request, from)).status).toBe(404);

  const redirect = await publish(lake, {
    from,
    to: "/courses/level-1a-online-asl-course",
    isPermanent: true,
  });
  const moved = await readRedirect(request, from);

  expect(moved).toEqual({ status: 308, location: "/courses/level-1a-online-asl-course" });
  await publishAndDeliver(lake, () => lake.delete(redirect));
  expect((await readRedirect(request, from)).status).toBe(404);
});

test("after another redirect changes, the first request gets one redirect with one Location", async ({
  lake,
  request,
}) => {
  const from = "/asl-two-oh-two";
  const to = "/courses";
  await publish(lake, { from, to, isPermanent: true });
  await expect.poll(() => readRedirect(request, from)).toEqual({ status: 308, location: to });

  await publish(lake, { from: "/elsewhere", to, isPermanent: true });
  await expect.poll(() => readRedirect(request, "/elsewhere")).toEqual({ status: 308, location: to });

  expect(await readRedirect(request, from)).toEqual({ status: 308, location: to });
});

test("a temporary redirect isn't cached", async ({ lake, request }) => {
  await publish(lake, { from: "/summer", to: "/courses#Kids", isPermanent: false });

  await expect
    .poll(() => readRedirect(request, "/summer"))
    .toEqual({ status: 307, location: "/courses#Kids" });
});

test("a visitor whose browser has the old address sees the new page", async ({ shop, lake }) => {
  await publish(lake, { from: "/learn-asl", to: "/courses", isPermanent: true });

  await expect
    .poll(async () => {
      await shop.page.goto("/learn-asl");
      return new URL(shop.page.url()).pathname;
    })
    .toBe("/courses");
});

test("a visitor who has followed a redirect finds the page that's at the old address later", async ({
  shop,
  lake,
}) => {
  const path = "/summer-school";
  await publish(lake, { from: path, to: "/courses", isPermanent: true });
  await shop.page.goto(path);
  await expect(shop.page).toHaveURL("/courses");

  const sections = [{ _key: "call", _type: "callToAction", title: "Join us in July." }];
  const page = { _id: `test-${randomUUID()}`, _type: "page", title: "Summer school", path, sections };
  await publishAndDeliver(lake, () => lake.create(page));
  await shop.page.goto(path);

  await expect(shop.page.getByRole("heading", { name: "Summer school" })).toBeVisible();
});

test("a page that exists is never redirected", async ({ lake, request }) => {
  await publish(lake, { from: "/courses", to: "/", isPermanent: true });

  expect((await readRedirect(request, "/courses")).status).toBe(200);
});

for (const [what, from, to] of [
  ["a javascript: URL", "/run", "javascript:alert(1)"],
  ["another site disguised as a path", "/there", "/\\example.com"],
  ["a redirect to itself", "/here", "/here"],
] as const) {
  test(`${what} doesn't redirect`, async ({ lake, request }) => {
    await publish(lake, { from, to, isPermanent: true });

    expect((await readRedirect(request, from)).status).toBe(404);
  });
}

test("redirects in a loop don't redirect", async ({ lake, request }) => {
  await publish(lake, { from: "/hen", to: "/egg", isPermanent: true });
  await publish(lake, { from: "/egg", to: "/hen", isPermanent: true });

  expect((await readRedirect(request, "/hen")).status).toBe(404);
  expect((await readRedirect(request, "/egg")).status).toBe(404);
});

test("a redirect works from addresses in any script", async ({ lake, request }) => {
  await publish(lake, { from: "/cafés/手話", to: "/courses", isPermanent: true });

  expect(await readRedirect(request, "/caf%C3%A9s/%E6%89%8B%E8%A9%B1")).toEqual({
    status: 308,
    location: "/courses",
  });
});

test("a campaign that links an old address is counted, and its parameters aren't kept for others", async ({
  lake,
  request,
}) => {
  await publish(lake, { from: "/spring", to: "/courses#Kids", isPermanent: true });

  const tagged = await readRedirect(request, "/spring?utm_source=mail&gclid=1");
  const plain = await readRedirect(request, "/spring");

  expect(tagged).toEqual({ status: 308, location: "/courses?utm_source=mail&gclid=1#Kids" });
  expect(plain).toEqual({ status: 308, location: "/courses#Kids" });
});

test("the Markdown and the share picture of a page that has moved have moved, too", async ({
  lake,
  request,
}) => {
  const to = "/courses/level-1a-online-asl-course";
  await publish(lake, { from: "/blog/old-news", to, isPermanent: true });

  expect(await readRedirect(request, "/blog/old-news.md")).toEqual({ status: 308, location: `${to}.md` });
  expect(await readRedirect(request, "/blog/old-news/share.png")).toEqual({
    status: 308,
    location: `${to}/share.png`,
  });
  expect((await readRedirect(request, "/blog/no-news.md")).status).toBe(404);
});

test("an address in capitals leads to its page, if there is one", async ({ request }) => {
  expect(await readRedirect(request, "/asl/dictionary/MOTHER")).toEqual({
    status: 308,
    location: "/asl/dictionary/mother",
  });
  expect((await readRedirect(request, "/asl/dictionary/NO-SUCH-SIGN")).status).toBe(404);
});

test("a redirect works to addresses in any script", async ({ lake, request }) => {
  await publish(lake, { from: "/greeting", to: "/courses#手話 é", isPermanent: true });

  expect(await readRedirect(request, "/greeting")).toEqual({
    status: 308,
    location: "/courses#%E6%89%8B%E8%A9%B1%20%C3%A9",
  });
});

interface Redirect {
  from: string;
  to: string;
  isPermanent: boolean;
}

async function publish(lake: SanityClient, redirect: Redirect): Promise<string> {
  const _id = `test-${randomUUID()}`;
  await publishAndDeliver(lake, () => lake.create({ _id, _type: "redirect", ...redirect }));
  return _id;
}

async function readRedirect(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers()["location"] };
}

for (const path of ["/courses/%E0%A4%A", "/%", "/blog/tags/%ff"]) {
  test(`returns 400 for an address it can't decode: ${path}`, async ({ request }) => {
    const answer = await request.get(path);

    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain("We can't read this address</h1>");
  });
}
