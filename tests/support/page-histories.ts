import { isDeepStrictEqual } from "node:util";
import { expect } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import type { OwnCourse } from "./own-course.ts";
import { type Answer, sendRequest, type SentRequest } from "./send-request.ts";
import { createRandom, pick, type Random } from "./seeded-random.ts";

interface PageHistoryOptions {
  origin: string;
  lake: SanityClient;
  /** The one that the editor publishes. */
  course: OwnCourse;
  seed: number;
  steps: number;
}

interface PlayedHistory {
  differences: string[];
  /** How many answers came from memory. */
  fromMemory: number;
}

/**
 * Plays visitors, and an editor who publishes now and then, and compares each answer with Next's own to the same request.
 */
export async function playHistory(options: PageHistoryOptions): Promise<PlayedHistory> {
  const { origin, course, seed, steps } = options;
  const random = createRandom(seed);
  const differences: string[] = [];
  let fromMemory = 0;
  let known: Answer | undefined;
  for (let step = 0; step < steps; step += 1) {
    if (random(60) === 0) await publish(options, `Words of history ${seed}, step ${step}`);
    const request = chooseRequest({ random, known, course });
    known = await sendRequest(origin, request);
    const expected = await askNext(origin, request);
    // Next itself doesn't use Brotli.
    if (known.headers["content-encoding"] === "br") fromMemory += 1;
    const difference = findDifference(known, expected);
    if (difference) differences.push(JSON.stringify({ seed, step, request, ...difference }));
  }
  return { differences, fromMemory };
}

/** Next ignores credentials, and because of them the site's server hands it the request. */
const askNext = (origin: string, request: SentRequest) =>
  sendRequest(origin, { ...request, headers: { ...request.headers, authorization: "Basic bmV4dA==" } });

/** Resolves once Next has heard of it. */
async function publish({ origin, lake, course }: PageHistoryOptions, words: string) {
  await lake.patch(course.id).set({ subtitle: words }).commit();
  const read = () => askNext(origin, { method: "GET", path: course.path, headers: {} });
  await expect.poll(async () => (await read()).body).toContain(words);
}

const pages = ["/", "/courses", "/books/getting-started-with-asl", "/blog", "/asl/dictionary"];

const otherPaths = [
  "/cart",
  "/search",
  "/no-such-page",
  "/courses/",
  "//courses",
  "/%63ourses",
  "/courses%",
  "/courses/../cart",
  "/courses.md",
  "/books/getting-started-with-asl.md",
  "/blog/feed.xml",
  "/robots.txt",
  "/icon.svg",
  "/studio",
];

const queries = [
  "?",
  "?utm_source=mail",
  "?discount=BOOK3",
  "?affiliate=ana",
  "?variant=1",
  "?_rsc=1a2b3",
  "?q=book",
];

/** Hashes of `next-router-prefetch` and the segment below, as Next's client sends them, and of nothing. */
const flightRequests = [
  { query: "?_rsc", headers: { rsc: "1" } },
  { query: "?_rsc=", headers: { rsc: "1" } },
  { query: "", headers: { rsc: "1" } },
  { query: "?_rsc=guess", headers: { rsc: "1", "next-router-prefetch": "1" } },
  {
    query: "?_rsc=_i_aeImnuN6u1u1r",
    headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  },
  {
    query: "?_rsc=_i_aeImnuN6u1u1r",
    headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/nowhere" },
  },
  { query: "", headers: { "next-router-prefetch": "1" } },
  { query: "", headers: { "next-action": "00aa" } },
];

const cookies = [
  "cid=guess",
  "country=CA",
  "interests=kids",
  "__prerender_bypass=guess",
  "__next_preview_data=guess",
];

const acceptedEncodings = ["gzip", "gzip, deflate, br, zstd", "br;q=0, gzip", "identity", "*", "gzip;q=0"];

const userAgents = [
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1",
];

const otherHeaders = [
  { "cache-control": "no-cache" },
  { "accept-language": "fr-CA" },
  { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https" },
  { host: "elsewhere.example" },
  { "x-prerender-revalidate": "guess" },
  { "x-nextjs-data": "1" },
  { "next-url": "/cart" },
  { "sec-fetch-dest": "image" },
  { purpose: "prefetch" },
];

interface Choice {
  random: Random;
  /** The answer before. */
  known: Answer | undefined;
  course: OwnCourse;
}

function chooseRequest({ random, known, course }: Choice): SentRequest {
  const sometimes = <Item>(items: readonly Item[]) => (random(4) === 0 ? pick(items, random) : undefined);
  const flight = sometimes(flightRequests);
  const path = sometimes(otherPaths) ?? pick([...pages, course.path], random);
  const query = flight ? flight.query : (sometimes(queries) ?? "");
  const [cookie, agent] = [sometimes(cookies), sometimes(userAgents)];
  const tag = sometimes([known?.headers.etag, '"guess"', "*"]);
  return {
    method: sometimes(["HEAD", "OPTIONS"]) ?? "GET",
    path: path + query,
    headers: {
      "accept-encoding": sometimes(acceptedEncodings) ?? "gzip, deflate, br",
      ...flight?.headers,
      ...(cookie && { cookie }),
      ...(agent && { "user-agent": agent }),
      ...(tag && { "if-none-match": tag }),
      ...sometimes(otherHeaders),
    },
  };
}

/** What may differ between two answers that are the same to a visitor. */
const ofThisAnswer = new Set([
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "x-nextjs-cache",
]);

/** Null if two answers are the same to a visitor. Each value is a pair of what it is and what Next says. */
function findDifference(is: Answer, expected: Answer): object | null {
  // With what it has just rendered, Next sends other headers than with the same page later, and sometimes another status.
  if ([is, expected].some(({ headers }) => headers["x-nextjs-cache"] === "MISS")) return null;
  const [one, other] = [toComparable(is), toComparable(expected)];
  if (isDeepStrictEqual(one, other)) return null;
  const names = new Set([...Object.keys(one.headers), ...Object.keys(other.headers)]);
  const headers = Array.from(names).filter((name) => one.headers[name] !== other.headers[name]);
  const at = Array.from(one.body).findIndex((character, index) => character !== other.body[index]);
  return {
    status: [one.status, other.status],
    headers: headers.map((name) => [name, one.headers[name], other.headers[name]]),
    body: [one.body.slice(at, at + 100), other.body.slice(at, at + 100)],
  };
}

/** Two renders of a page for one visitor differ in ids, in the order of their parts, and in what they preload. */
function toComparable({ status, headers, body }: Answer) {
  const isStatic = headers["cache-control"]?.startsWith("s-maxage") === true;
  const names = Object.keys(headers).filter(
    (name) => !ofThisAnswer.has(name) && (isStatic || name !== "link"),
  );
  // Next leaves a part of Vary out of a 304.
  const toText = (name: string) =>
    String(headers[name])
      .replace(nonce, "")
      .replace(/, Accept-Encoding$/, "");
  return {
    status,
    headers: Object.fromEntries(names.map((name) => [name, toText(name)])),
    body: isStatic ? body : "",
  };
}

const nonce = /'nonce-[\w+/=]+'/;
