import { adminCookieName } from "@shop/emulators/storefront/merchant/admin-pages/admin-pages.ts";
import { createRandom, pick, type Random } from "../seeded-random.ts";
import { hostileTexts } from "./hostile-values.ts";
import type { RawRequest } from "./fuzz-target.ts";
import type { ShopCaller, StorefrontTarget } from "./storefront-target.ts";

interface Endpoint {
  method: string;
  path: string;
}

interface Volleys {
  target: StorefrontTarget;
  endpoint: Endpoint;
  /** How many requests run at the same time. */
  callers: readonly ShopCaller[];
  seed: number;
  count: number;
}

/** Sends an endpoint of the shop random requests, and returns what's wrong with the responses. */
export async function findFaultsOfShopRequests({
  target,
  endpoint,
  callers,
  seed,
  count,
}: Volleys): Promise<string[]> {
  const random = createRandom(seed);
  const faults: string[] = [];
  for (let volley = 0; volley < count; volley += 1) {
    const asked = callers.map(async (caller) => {
      const request = toRequest(endpoint, target.cart.checkout, random);
      const found = target.findFaults(await target.ask(caller, request));
      faults.push(...found.map((fault) => `${fault}: ${caller} asks ${toSentence(request)}`));
    });
    await Promise.all(asked);
  }
  return faults;
}

/** `checkout` is the path of an existing cart's checkout, with its key. */
function toRequest({ method, path }: Endpoint, checkout: string, random: Random): RawRequest {
  const isBodiless = method === "GET" ? random(10) > 0 : random(10) === 0;
  const type = pick(contentTypes, random);
  const isOfCart = path === "/cart/c/:token" && random(2) === 0;
  const query = random(3) === 0 ? `?${toForm(random)}` : "";
  return {
    method: random(20) === 0 ? pick(["HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"], random) : method,
    target: isOfCart ? checkout : path.replaceAll(/:\w+|\*/g, () => toSegment(random)) + query,
    headers: [
      ...(random(3) === 0
        ? [`Cookie: ${adminCookieName}=${encodeURIComponent(pick(hostileTexts, random))}`]
        : []),
      ...(isBodiless ? [] : [`Content-Type: ${type}`]),
    ],
    ...(isBodiless ? {} : { body: toBody(type, random) }),
  };
}

const contentTypes = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  "text/plain",
  "application/graphql",
  "nonsense",
];

function toSegment(random: Random): string {
  const text = pick([...hostileTexts, "1", "2025-01", "7400000000010", "SAVE10"], random);
  return random(4) === 0 ? text.replaceAll(/[\s\0#?]/g, "%20") : encodeURIComponent(text.toWellFormed());
}

const fieldNames =
  "email firstName lastName address1 city province zip country delivery discount giftCard card action key total title price stock status code value kind product id __proto__ constructor query variables".split(
    " ",
  );

function toForm(random: Random): string {
  const fields = Array.from({ length: random(12) }, () => {
    const value = pick(hostileTexts, random);
    return `${pick(fieldNames, random)}=${random(8) === 0 ? value.replaceAll(/[\s\0#]/g, "+") : encodeURIComponent(value.toWellFormed())}`;
  });
  return fields.join("&");
}

const resources = ["product", "variant", "custom_collection", "webhook", "rules", "products"];

function toBody(type: string, random: Random): string | Uint8Array {
  const choices: (() => string | Uint8Array)[] = [
    () => {
      const resource = [[pick(fieldNames, random), pick(hostileTexts, random)]];
      return JSON.stringify({ [pick(resources, random)]: Object.fromEntries(resource) });
    },
    () => toForm(random),
    () => JSON.stringify(Object.fromEntries([[pick(fieldNames, random), pick(hostileTexts, random)]])),
    () => JSON.stringify({ query: pick(hostileTexts, random), variables: { a: pick(hostileTexts, random) } }),
    () =>
      `--b\r\nContent-Disposition: form-data; name="${pick(fieldNames, random)}"\r\n\r\n${pick(hostileTexts, random)}\r\n--b--\r\n`,
    () => pick(hostileTexts, random),
    () => Uint8Array.from({ length: random(300) }, () => random(256)),
  ];
  if (type.includes("urlencoded") && random(3) > 0) return toForm(random);
  return pick(choices, random)();
}

function toSentence({ method, target, headers = [], body = "" }: RawRequest): string {
  const parts = [target, ...headers, Buffer.from(body).toString("latin1")];
  return `${method} ${parts.map((part) => part.slice(0, 300)).join(" | ")}`;
}
