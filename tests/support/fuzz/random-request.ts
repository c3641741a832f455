import { pick, type Random } from "../seeded-random.ts";
import type { Caller, RawRequest } from "./fuzz-target.ts";
import { bodies, headerLines, hostileTexts, parameterNames, queries } from "./hostile-values.ts";

export interface Endpoint {
  method: string;
  path: string;
}

interface Occasion {
  endpoint: Endpoint;
  caller: Caller;
  /** URLs of existing assets. */
  assets: readonly string[];
  random: Random;
}

/** A partly valid request to an endpoint. */
export function toRandomRequest({ endpoint, caller, assets, random }: Occasion): RawRequest {
  const { method, path } = endpoint;
  const headers = Array.from({ length: random(3) }, () => pick(headerLines, random));
  const isBodiless = method === "GET" ? random(10) > 0 : random(10) === 0;
  // What an administrator can do to the documents is meant to change them.
  const dataset = caller === "administrator" ? "scratch" : "production";
  return {
    method: random(20) === 0 ? pick(["HEAD", "OPTIONS", "PUT", "TRACE", "QUERY"], random) : method,
    target: `${toVersion(path, random)}${fillIn({ path, dataset, assets, random })}${toQuery(path, random)}`,
    headers,
    ...(isBodiless ? {} : { body: toBody(path, random) }),
  };
}

function toVersion(path: string, random: Random): string {
  const isUsual = random(5) > 0;
  if (/^\/(_emulator|images|files)\//.test(path) === isUsual) return "";
  return pick(["/v2026-06-01", "/v2026-06-01", "/v1", "/vX", "/v2099-99-99"], random);
}

interface Path extends Pick<Occasion, "assets" | "random"> {
  path: string;
  dataset: string;
}

function fillIn({ path, dataset, assets, random }: Path): string {
  if (/^\/(images|files)\//.test(path) && random(4) > 0) return pick(assets, random);
  return path.replaceAll(/:(\w+)|\*/g, (_found, name: string | undefined) => {
    if (random(4) === 0) return toSegment(random);
    if (name === "dataset") return random(3) > 0 ? dataset : "scratch";
    if (name === "project") return "embedded";
    return pick(["public", "drafts.public", "fuzz", "hidden.note", "r", "public,fuzz"], random);
  });
}

function toSegment(random: Random): string {
  const text = pick(hostileTexts, random);
  return random(4) === 0 ? text.replaceAll(/[\s\0#?]/g, "%20") : encodeURIComponent(text);
}

function toQuery(path: string, random: Random): string {
  const parameters = Array.from({ length: random(5) }, () => toParameter(random));
  if (/query|listen/.test(path))
    parameters.push(`query=${encodeURIComponent(pick(queries, random))}`, "$a=%22a%22");
  return parameters.length > 0 ? `?${parameters.join("&")}` : "";
}

function toParameter(random: Random): string {
  if (random(10) === 0) return pick(hostileTexts, random).replaceAll(/[\s\0#]/g, "+");
  return `${pick(parameterNames, random)}=${encodeURIComponent(toParameterValue(random))}`;
}

function toParameterValue(random: Random): string {
  const choices = [
    () => pick(hostileTexts, random),
    () => JSON.stringify(pick(hostileTexts, random)),
    () => String(random(5000) - 100),
    () => pick(["true", "raw", "drafts", "published", "mendoza", "max", "webp", "jpg", "1,1,10,10"], random),
  ];
  return pick(choices, random)();
}

function toBody(path: string, random: Random): string | Uint8Array {
  const body = mutate(pick(bodies[path] ?? Object.values(bodies).flat(), random), random);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const choices: (() => string | Uint8Array)[] = [
    () => text.slice(0, random(text.length + 1)),
    () => pick(hostileTexts, random),
    () => Buffer.from(text, "utf16le"),
    () => Uint8Array.from({ length: random(300) }, () => random(256)),
  ];
  return random(5) > 0 ? text : pick(choices, random)();
}

/** The same value with one or two parts replaced. */
function mutate(value: unknown, random: Random): unknown {
  if (random(20) === 0) return toOddValue(random);
  if (Array.isArray(value)) return value.flatMap((item) => (random(30) === 0 ? [] : [mutate(item, random)]));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (random(30) === 0) return [];
    return [[random(30) === 0 ? pick(hostileTexts, random) : name, mutate(inner, random)]];
  });
  // `fromEntries` even defines a field called `__proto__`.
  return Object.fromEntries(entries);
}

function toOddValue(random: Random): unknown {
  const choices: (() => unknown)[] = [
    () => pick(hostileTexts, random),
    () => null,
    () => random(2) === 0,
    () => random(2 ** 30) * 1e300,
    () => -0.1,
    () => [],
    () => ({}),
    () => JSON.parse(`${"[".repeat(300)}${"]".repeat(300)}`),
    () => Array.from({ length: 200 }, () => pick(hostileTexts, random)),
    () => Object.fromEntries([[pick(hostileTexts, random), pick(hostileTexts, random)]]),
  ];
  return pick(choices, random)();
}
