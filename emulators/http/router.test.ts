import { expect, test } from "vitest";
import { HttpError } from "#http/http-error.ts";
import { createRouter, type Handler, type Route } from "#http/router.ts";

const route = (method: string, path: string, handler: Handler<null>): Route<null> => ({
  method,
  path,
  description: "",
  handler,
});

const router = createRouter<null>([
  route("GET", "/users/me", () => new Response("me")),
  route("GET", "/users/:ids", ({ param }) => new Response(param("ids"))),
  route("GET", "/images/*", ({ param }) => new Response(param("*"))),
  route("POST", "/data/mutate/:dataset", () => new Response("mutated")),
]);

const answer = async (method: string, path: string) =>
  (await router.find(new Request(`http://emulator${path}`, { method }))?.respond(null))?.text();

test.each([
  ["GET", "/users/me", "me"],
  ["GET", "/users/a%2Cb", "a,b"],
  ["GET", "/users/a?tag=x", "a"],
  ["GET", "/images/embedded/production/a.png", "embedded/production/a.png"],
  ["HEAD", "/users/me", "me"],
  ["POST", "/data/mutate/production/", "mutated"],
])("%s %s is found", async (method, path, text) => {
  expect(await answer(method, path)).toBe(text);
});

test.each([
  ["POST", "/users/me"],
  ["GET", "/users"],
  ["GET", "/users/a/b"],
  ["GET", "/data/mutate/production"],
  ["GET", "/"],
])("%s %s is not", async (method, path) => {
  expect(await answer(method, path)).toBeUndefined();
});

test("toPath strips what routes leave out of their paths", () => {
  const below = createRouter([route("GET", "/users/me", () => new Response("me"))], (path) =>
    path.replace("/api", ""),
  );

  expect(below.find(new Request("http://emulator/api/users/me"))).not.toBeNull();
});

test("returns a client error for a path that can't be decoded", () => {
  const found = router.find(new Request("http://emulator/users/%E0%A4%A"));

  expect(() => found?.respond(null)).toThrow(
    new HttpError(400, `"%E0%A4%A" in the path isn't a valid encoding`),
  );
});
