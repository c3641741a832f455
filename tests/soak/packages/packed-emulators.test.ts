import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { emulatorPackages, packEmulator } from "../../../scripts/pack/pack-emulator.ts";
import { openPackageFolder } from "../../support/package-command.ts";

const run = promisify(execFile);
const tarballs = new Map<string, string>();

beforeAll(async () => {
  for (const emulator of emulatorPackages) tarballs.set(emulator.name, await packEmulator(emulator));
});

/** An empty folder with nothing but the package in it. */
async function install(name: string) {
  const project = openPackageFolder(`node_modules/${name}/dist/main.mjs`);
  onTestFinished(() => project[Symbol.asyncDispose]());
  project.write("package.json", '{ "type": "module" }');
  await run("npm", ["install", "--prefer-offline", "--no-audit", tarballs.get(name) ?? ""], {
    cwd: project.folder,
  });
  return { ...project, package: join(project.folder, "node_modules", name) };
}

test("an installed Content Lake starts, and its library runs a test's lake", async () => {
  const project = await install("content-lake-emulator");
  project.write("seed.ndjson", '{"_id":"a","_type":"post"}\n');
  project.write(
    "library.js",
    `import { startContentLake } from "content-lake-emulator";
    await using lake = await startContentLake({ documents: [{ _id: "b", _type: "post" }] });
    const response = await fetch(lake.url + "/v1/data/query/production?query=*[_type=='post']._id");
    console.log((await response.json()).result);`,
  );

  const url = await project.start("--seed", "seed.ndjson");
  const started = await fetch(`${url}/v1/data/query/production?query=*[_type=='post']._id`);
  const library = await run(process.execPath, ["library.js"], { cwd: project.folder });

  expect(await started.json()).toMatchObject({ result: ["a"] });
  expect(readImports(join(project.package, "dist/studio.mjs"))).toEqual(["@sanity/client"]);
  expect(library.stdout).toBe("[ 'b' ]\n");
});

test("an installed storefront starts with its own shop, transforms its images, and its library runs a test's shop", async () => {
  const project = await install("storefront-emulator");
  project.write(
    "shop.json",
    '{"shop":{"name":"A"},"products":[{"title":"Pen","price":2,"images":[{"file":"pen.svg","altText":"A pen"}]}]}',
  );
  project.write(
    "pen.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40"/></svg>',
  );
  project.write(
    "library.js",
    `import { startStorefront } from "storefront-emulator";
    await using shop = await startStorefront({ shop: { shop: { name: "B" }, products: [] } });
    console.log((await shop.query("{ shop { name } }")).data.shop.name);`,
  );

  const url = await project.start();
  const image = await fetch(await readImageUrl(url, join(project.folder, ".storefront/tokens.json")));
  const library = await run(process.execPath, ["library.js"], { cwd: project.folder });

  expect(image.headers.get("content-type")).toBe("image/webp");
  expect(library.stdout).toBe("B\n");
});

test("types come along, and nothing of the shop does", async () => {
  const project = await install("storefront-emulator");
  project.write(
    "types.ts",
    `import { type RunningStorefront, startStorefront } from "storefront-emulator";
    const shop: RunningStorefront = await startStorefront({ shop: { shop: { name: "A" }, products: [] } });
    // @ts-expect-error -- a port is a number
    await startStorefront({ port: "3002" });
    await shop.close();`,
  );
  const compiler = join(import.meta.dirname, "../../../node_modules/typescript/bin/tsc");
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "esnext"];

  await run(process.execPath, [compiler, ...options, "--types", "", "types.ts"], { cwd: project.folder });

  const files = readdirSync(project.package, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /seed|images|courses/.test(file))).toEqual([]);
});

const readImports = (file: string) =>
  Array.from(readFileSync(file, "utf8").matchAll(/^import .* from "(.*)"/gm), ([, name]) => name);

async function readImageUrl(shop: string, tokens: string): Promise<string> {
  const { storefront } = JSON.parse(readFileSync(tokens, "utf8"));
  const image = "featuredImage { url(transform: { maxWidth: 20, preferredContentType: WEBP }) }";
  const response = await fetch(`${shop}/api/2026-04/graphql.json`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-shopify-storefront-access-token": storefront.accessToken,
    },
    body: JSON.stringify({ query: `{ product(handle: "pen") { ${image} } }` }),
  });
  const { data } = await response.json();
  return data.product.featuredImage.url;
}
