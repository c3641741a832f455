import { expect, test } from "vitest";
import { toUrl } from "./to-url.ts";

test.each([
  ["an empty host", { host: "" }],
  ["no host", {}],
])("the path is kept with %s", (_name, headers) => {
  expect(toUrl({ url: "/v1/ping?a=1", headers }).href).toBe("http://127.0.0.1/v1/ping?a=1");
});

test.each([
  ["127.0.0.1:3002", "http:"],
  ["shop.localhost:3002", "http:"],
  ["pine-paper.myshopify.com", "https:"],
])("what's asked for at %s begins with %s", (host, protocol) => {
  expect(toUrl({ url: "/", headers: { host } }).protocol).toBe(protocol);
});
