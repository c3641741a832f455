import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { openStorefrontDataDir } from "../storefront-process.ts";
import { smallHeap } from "./small-heap.ts";
import { type RawAnswer, sendRaw } from "./send-raw.ts";
import type { RawRequest } from "./fuzz-target.ts";

export type ShopCaller = "anonymous" | "buyer" | "merchant";

/** A storefront in its own process, with a cart that has a secret. */
export interface StorefrontTarget extends AsyncDisposable {
  /** A cart's ID, key included, and the path of its checkout. */
  cart: { id: string; checkout: string };
  ask: (caller: ShopCaller, request: RawRequest) => Promise<RawAnswer>;
  askGraphql: (caller: ShopCaller, body: unknown) => Promise<RawAnswer>;
  /** What's wrong with a response, in sentences: too slow, an internal error, or a leak. */
  findFaults: (answer: RawAnswer) => string[];
  /** What changed since before all the requests, in sentences. */
  findDamage: () => Promise<string[]>;
}

/** A response this slow is hanging, however busy the machine is. */
const slowestMs = 10_000;
/** The heap and all that's outside of it. */
const maxMemoryInMegabytes = 800;
const graphqlPath = "/api/2025-01/graphql.json";
const jsonType = "Content-Type: application/json";
const repository = fileURLToPath(new URL("../../..", import.meta.url));

export async function startStorefrontTarget(): Promise<StorefrontTarget> {
  const data = await openStorefrontDataDir();
  const storefront = await data.start(["--control"], smallHeap);
  const credentials = readCredentials(data.dataDir);
  const { accessToken, adminToken } = credentials.storefront;
  const tokens: Record<ShopCaller, string[]> = {
    anonymous: [],
    buyer: [`X-Shopify-Storefront-Access-Token: ${accessToken}`],
    merchant: [`X-Shopify-Access-Token: ${adminToken}`, `Authorization: Bearer ${adminToken}`],
  };
  const ask: StorefrontTarget["ask"] = (caller, request) =>
    sendRaw(storefront.url, toPieces(request, tokens[caller]));
  const askGraphql: StorefrontTarget["askGraphql"] = (caller, body) =>
    ask(caller, { method: "POST", target: graphqlPath, headers: [jsonType], body: toText(body) });

  const created = await askGraphql("buyer", {
    query: `mutation { cartCreate(input: { note: "mine" }) { cart { id checkoutUrl } } }`,
  });
  const { id, checkoutUrl } = readBody(created).data.cartCreate.cart;
  const readAll = async () => {
    const query = `query ($id: ID!) { products(first: 100) { nodes { id title } } cart(id: $id) { note totalQuantity } }`;
    return JSON.stringify(readBody(await askGraphql("buyer", { query, variables: { id } })));
  };
  const before = await readAll();
  const secrets = [
    ...Object.values(credentials.storefront),
    ...credentials.users.map(({ password }) => password),
  ];
  const places = [data.dataDir, repository, "node_modules", "node:internal", "storefront.sqlite"];

  return {
    cart: { id, checkout: checkoutUrl.replace(/^\w+:\/\/[^/]+/, "") },
    ask,
    askGraphql,
    findFaults: ({ status, text, ms }) => [
      ...(status === null ? ["there is no response"] : []),
      ...(status !== null && status >= 500 && !isNamed(text) ? [`the response is a ${status}`] : []),
      ...(ms > slowestMs ? [`it takes ${Math.round(ms)} ms`] : []),
      ...(secrets.some((secret) => text.includes(secret)) ? ["the response contains a secret"] : []),
      ...places.flatMap((place) => (text.includes(place) ? [`the response contains "${place}"`] : [])),
      ...(/^\s+at .+:\d+:\d+\)?$/m.test(text) ? ["the response contains a stack trace"] : []),
      // The emulator's unintended errors are JavaScript's. The intended ones have Shopify's wording.
      ...(/is not a function|Cannot read propert|is not iterable|ERR_[A-Z_]+/.test(text)
        ? ["the response contains a JavaScript error"]
        : []),
    ],
    findDamage: async () => {
      if (storefront.output.code !== null) return [`The storefront exited: ${storefront.output.error}`];
      const session = await readMemory(storefront.pid);
      return [
        ...((await readAll()) === before ? [] : ["The shop changed"]),
        ...(storefront.output.error === ""
          ? []
          : [`The storefront logged: ${storefront.output.error.slice(0, 2000)}`]),
        ...(session < maxMemoryInMegabytes ? [] : [`The storefront has grown to ${session} MB`]),
      ];
    },
    [Symbol.asyncDispose]: () => data[Symbol.asyncDispose](),
  };
}

function toPieces({ method = "GET", target, headers = [], body }: RawRequest, tokens: readonly string[]) {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(headers.some((line) => /^host:/i.test(line)) ? [] : ["Host: 127.0.0.1"]),
    "Connection: close",
    ...tokens,
    ...headers,
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return [`${lines.join("\r\n")}\r\n\r\n`, ...(body === undefined ? [] : [body])];
}

const toText = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));

function readBody({ text }: RawAnswer) {
  // A missing field fails the test.
  // oxlint-disable-next-line typescript/no-explicit-any -- a response has the shape of its query
  const body: any = JSON.parse(text.slice(text.indexOf("\r\n\r\n") + 4));
  return body;
}

/** What isn't emulated returns 501 with an error that names it. */
function isNamed(text: string): boolean {
  return text.startsWith("HTTP/1.1 501") && text.includes("not emulated");
}

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
