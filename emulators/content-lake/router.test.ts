import { expect, test } from "vitest";
import { createRouter } from "#content-lake/router.ts";

const router = createRouter<null>([
  ["GET", "/users/me", () => new Response("me")],
  ["GET", "/users/:ids", ({ param, apiVersion }) => new Response(`${apiVersion}: ${param("ids")}`)],
  ["GET", "/images/*", ({ param }) => new Response(param("*"))],
  ["POST", "/data/mutate/:dataset", () => new Response("mutated")],
]);

const answer = async (method: string, path: string) =>
  (await router.find(new Request(`http://lake${path}`, { method }), null)?.())?.text();

test.each([
  ["GET", "/v1/users/me", "me"],
  ["GET", "/v2026-06-01/users/a%2Cb", "2026-06-01: a,b"],
  ["GET", "/vX/users/a?tag=x", "X: a"],
  ["GET", "/images/embedded/production/a.png", "embedded/production/a.png"],
  ["HEAD", "/v1/users/me", "me"],
  ["POST", "/v1/data/mutate/production/", "mutated"],
])("%s %s is found", async (method, path, text) => {
  expect(await answer(method, path)).toBe(text);
});

test.each([
  ["POST", "/v1/users/me"],
  ["GET", "/v1/users"],
  ["GET", "/v1/users/a/b"],
  ["GET", "/v1/data/mutate/production"],
  ["GET", "/"],
])("%s %s is not", async (method, path) => {
  expect(await answer(method, path)).toBeUndefined();
});
