import { IncomingMessage, type IncomingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { toCacheableRequest, toStaticPagePath } from "./cacheable-request.ts";

const toRequest = (url: string, headers: IncomingHttpHeaders = {}, method = "GET") =>
  Object.assign(new IncomingMessage(new Socket()), { url, method, headers });

const toCacheable = (url: string, headers: IncomingHttpHeaders = {}) =>
  toCacheableRequest("/courses", toRequest(url, { "accept-encoding": "gzip, deflate, br", ...headers }));

const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

test.each([["/"], ["/courses"], ["/courses/level-1a-online-asl-course"], ["/courses?utm_source=mail"]])(
  "%s may be a static page",
  (url) => {
    expect(toStaticPagePath(toRequest(url))).toBe(url.split("?")[0]);
  },
);

test.each([
  ["/cart"],
  ["/search?q=book"],
  ["/api/features"],
  ["/_next/static/chunks/a.js"],
  ["/studio/structure"],
  ["/blog/feed.xml"],
  ["/courses/"],
  ["//courses"],
  ["/courses/../cart"],
  ["/courses/%6cevel"],
  ["http://elsewhere.example/courses"],
])("%s is left to Next", (url) => {
  expect(toStaticPagePath(toRequest(url))).toBeNull();
});

test.each([["HEAD"], ["POST"], ["OPTIONS"]])("a %s request is left to Next", (method) => {
  expect(toStaticPagePath(toRequest("/courses", {}, method))).toBeNull();
});

test("a preview is left to Next", () => {
  expect(toStaticPagePath(toRequest("/courses", { cookie: "cid=1; __prerender_bypass=guess" }))).toBeNull();
});

test("a visitor's cookies and browser make no difference", async () => {
  const cookies = "cid=secret; country=CA; interests=kids";

  expect(await toCacheable("/courses", { cookie: cookies, "user-agent": browser })).toEqual(
    await toCacheable("/courses"),
  );
});

test("what's asked of Next contains nothing of a visitor's", async () => {
  const cacheable = await toCacheable("/courses", { cookie: "cid=secret", "user-agent": browser });

  expect(cacheable?.canonical).toEqual({ url: "/courses", headers: {} });
});

test.each<[string, string, IncomingHttpHeaders]>([
  ["a query", "/courses?discount=BOOK3", {}],
  ["an empty query", "/courses?", {}],
  ["credentials", "/courses", { authorization: "Basic Zm9v" }],
  ["a body", "/courses", { "content-length": "2" }],
  ["a server action", "/courses", { "next-action": "00" }],
  ["an internal header of Next's", "/courses", { "x-prerender-revalidate": "guess" }],
  ["a prefetch without flight data", "/courses", { "next-router-prefetch": "1" }],
  ["flight data with a wrong digest", "/courses?_rsc=guess", { rsc: "1" }],
  ["flight data rendered at run time", "/courses?_rsc=1", { rsc: "1", "next-router-prefetch": "2" }],
  ["no compression", "/courses", { "accept-encoding": "identity" }],
])("a request with %s is left to Next", async (_, url, headers) => {
  expect(await toCacheable(url, headers)).toBeNull();
});

test.each([
  ["gzip, deflate", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
  ["*", "br"],
])("a browser that accepts %s gets %s", async (accepted, encoding) => {
  expect(await toCacheable("/courses", { "accept-encoding": accepted })).toMatchObject({ encoding });
});
