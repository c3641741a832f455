import { storeRedirect } from "@shop/studio/redirects/store-redirect.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const lake = await startTestLake();
const client = lake.client();
const move = { from: "/new", to: "/old" };

const readRedirects = () => client.fetch(`*[_type == "redirect"] | order(from){ from, to }`);

beforeEach(async () => {
  await client.delete({ query: `*[_type == "redirect"]` });
  await client.create({ _id: "back", _type: "redirect", from: "/old", to: "/new" });
});

afterAll(() => lake[Symbol.asyncDispose]());

test("a page that moves back has a redirect from its later address only", async () => {
  await storeRedirect(client, { ...move, moves: "now", isRedirected: true });

  expect(await readRedirects()).toEqual([{ from: "/new", to: "/old" }]);
});

test("a page that moves back without a redirect has none", async () => {
  await storeRedirect(client, { ...move, moves: "now", isRedirected: false });

  expect(await readRedirects()).toEqual([]);
});

test("a page that will move back without a redirect is redirected until then", async () => {
  await storeRedirect(client, { ...move, moves: "later", isRedirected: false });

  expect(await readRedirects()).toEqual([{ from: "/old", to: "/new" }]);
});
