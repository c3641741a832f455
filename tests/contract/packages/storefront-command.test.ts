import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPackageFolder, sourceOf } from "../../support/package-command.ts";

function openFolder() {
  const folder = openPackageFolder(sourceOf("storefront"));
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return folder;
}

const askAsHosted = [
  "exec",
  "--",
  process.execPath,
  "-e",
  `fetch("https://my-shop.myshopify.com/api/2026-04/graphql.json", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "shopify-storefront-private-token": process.env.PRIVATE_STOREFRONT_API_TOKEN,
    },
    body: JSON.stringify({ query: "{ shop { primaryDomain { url } } products(first: 5) { nodes { title } } }" }),
  }).then((response) => response.json()).then(({ data }) => console.log(JSON.stringify(data)))`,
];

test("code that only knows Shopify's hosts reads the shop that init makes", async () => {
  const { run } = openFolder();

  const made = await run("init");
  const { out } = await run(...askAsHosted);

  expect(made.out).toContain("Storefront API  http://127.0.0.1:3002/api/2026-04/graphql.json");
  expect(JSON.parse(out)).toEqual({
    shop: { primaryDomain: { url: "https://my-shop.myshopify.com" } },
    products: { nodes: [{ title: "Notebook" }, { title: "Pencil" }] },
  });
});

test("init leaves a shop.json that's there alone", async () => {
  const { run, write, folder } = openFolder();
  write("shop.json", "mine");

  await run("init");

  expect(readFileSync(join(folder, "shop.json"), "utf8")).toBe("mine");
});

test("a running shop goes back to its seed and to a snapshot", async () => {
  const { run, start } = openFolder();
  await run("init");
  const { port } = new URL(await start());

  const taken = await run("snapshot", "monday", "--port", port);
  const back = await run("reset", "monday", "--port", port);
  const unknown = await run("reset", "sunday", "--port", port);

  expect([taken.out, back.out]).toEqual(["Took the snapshot monday.\n", "Reset to monday.\n"]);
  expect(unknown).toMatchObject({ code: 1, error: `There's no snapshot "sunday"\n` });
});

test("a shop.json with a mistake is refused, with its place", async () => {
  const { start, write } = openFolder();
  write("shop.json", '{ "shop": { "name": "A" }, "products": [{ "title": "Pencil" }] }');

  expect(await start()).toMatch(/^shop\.json can't be used:[^]*products\[0\]/);
});

test("a file that's named and isn't there is an error, and not an empty shop", async () => {
  const { start } = openFolder();

  expect(await start("--seed", "shopp.json")).toMatch(/^shopp\.json can't be read: ENOENT/);
});
