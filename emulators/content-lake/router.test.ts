import { expect, test } from "vitest";
import { createRouter, type Handler, type Route } from "#content-lake/router.ts";

const route = (method: string, path: string, answer: Handler<null>): Route<null> => ({
  method,
  path,
  does: "",
  test: ["", ""],
  answer,
});

const router = createRouter<null>([
  route("GET", "/users/me", () => new Response("me")),
  route("GET", "/users/:ids", ({ param, apiVersion }) => new Response(`${apiVersion}: ${param("ids")}`)),
  route("GET", "/images/*", ({ param }) => new Response(param("*"))),
  route("POST", "/data/mutate/:dataset", () => new Response("mutated")),
]);

const answer = async (method: string, path: string) =>
  (await router.find(new Request(`http://lake${path}`, { method }))?.respond(null))?.text();

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
