import { execFileSync } from "node:child_process";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { openStorefrontDataDir, type StorefrontDataDir } from "../../support/storefront-process.ts";
import { median } from "../percentile.ts";
import { measureOperation } from "./measure-operation.ts";
import { addCartLines, createCart, readCollection, readProduct } from "./operations.ts";
import { seedCatalog } from "./seed-catalog.ts";

export interface StorefrontFigures {
  /** From the start of the process to its first response, in milliseconds. */
  start: number;
  operations: { name: string; perSecond: number }[];
  /** Resident memory, in megabytes. */
  memory: { started: number; asked: number };
}

const starts = 3;

/** Benchmarks a storefront over HTTP, in a separate process. */
export async function measureStorefront(): Promise<StorefrontFigures> {
  await using data = await openStorefrontDataDir();
  seedCatalog(data.dataDir);
  const { accessToken } = readCredentials(data.dataDir).storefront;
  const ask = (url: string, operation: object) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-shopify-storefront-access-token": accessToken },
      body: JSON.stringify(operation),
    });
  const start = await measureStart(data, (url) => ask(toEndpoint(url), readProduct));

  const storefront = await data.start();
  const url = toEndpoint(storefront.url);
  await ask(url, readProduct);
  const started = readMemory(storefront.pid);
  const carts = await Promise.all(
    Array.from({ length: 10 }, async () => toCartId(await ask(url, createCart))),
  );
  const asked: [string, object[]][] = [
    ["a product by its handle, with its variants", [readProduct]],
    ["a collection of 100 products", [readCollection]],
    ["cartCreate with a line", [createCart]],
    ["cartLinesAdd", carts.map(addCartLines)],
  ];
  const operations: StorefrontFigures["operations"] = [];
  for (const [name, bodies] of asked) {
    operations.push({ name, perSecond: await measureOperation({ url, accessToken, operations: bodies }) });
  }
  return { start, operations, memory: { started, asked: readMemory(storefront.pid) } };
}

const toEndpoint = (url: string) => `${url}/api/2025-01/graphql.json`;

async function measureStart(
  data: StorefrontDataDir,
  ask: (url: string) => Promise<Response>,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const before = performance.now();
    const storefront = await data.start();
    await (await ask(storefront.url)).text();
    times.push(performance.now() - before);
    await storefront.end("SIGTERM");
  }
  return median(times);
}

async function toCartId(response: Response): Promise<string> {
  const { data } = Object(await response.json());
  return data.cartCreate.cart.id;
}

function readMemory(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}
