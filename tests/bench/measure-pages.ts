import autocannon from "autocannon";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { createLakeClient } from "../support/lake-client.ts";
import { startBareNext } from "./bare-next.ts";
import { startBareNode } from "./bare-node.ts";
import type { BenchmarkSection } from "./benchmarks-page.ts";
import { measureVisits, readVisit, type Visits } from "./measure-visits.ts";
import { measurePublishes } from "./measure-publishes.ts";
import { readMemory } from "./read-memory.ts";

/** As browsers ask. */
const headers = { "accept-encoding": "gzip" };

/** Next ignores credentials, and because of them the site's server leaves the request to Next. */
const pastMemory = { ...headers, authorization: "Basic bmV4dA==" };

const coursePath = "/courses/level-1a-online-asl-course";

/** Each page with its requests per second for the response times: less than what a busy machine can answer. */
const pages = [
  { name: "home", path: "/", connections: 10, rate: 100 },
  { name: "a book", path: "/books/getting-started-with-asl", connections: 10, rate: 100 },
  { name: "a missing page", path: "/no-such-page", connections: 10, rate: 10 },
  { name: "a search", path: "/search?q=family", connections: 2, rate: 1 },
  { name: "an empty cart", path: "/cart", connections: 2, rate: 1 },
];

/** Benchmarks each kind of page next to a bare Next.js page, in one run on one machine. */
export async function measurePages(stack: Stack): Promise<BenchmarkSection> {
  const { lakeUrl, credentials } = stack;
  if (!lakeUrl) throw new Error("The benchmark needs the embedded lake to publish to.");
  const bare = await startBareNext(3139);
  const course = { url: stack.siteUrl + coursePath, connections: 10, rate: 100, headers };
  try {
    const rows: [string, string][] = [
      ["a bare Next.js page (5 kB)", await measure({ url: bare.url, connections: 10, rate: 100, headers })],
      [
        "a course, as Next sends it",
        await measure({ url: stack.siteUrl + coursePath, connections: 10, rate: 10, headers: pastMemory }),
      ],
      ["a course", await measure(course)],
      ["the same bytes from a bare Node.js server", await measureBareNode(course)],
    ];
    for (const { name, path, ...load } of pages)
      rows.push([name, await measure({ url: stack.siteUrl + path, ...load, headers })]);
    const paths = await readVisit(stack.siteUrl + coursePath);
    const visit = await measureVisits(stack.siteUrl, paths);
    const withoutKept = await measureVisits(
      stack.siteUrl,
      paths.filter((path) => !isKept(path)),
    );
    rows.push(
      [`a first visit to a course: ${describe(visit)}`, `${visit.perSecond.toFixed(0)} visits per second`],
      [
        `what a CDN leaves of it to the site: ${describe(withoutKept)}`,
        `${withoutKept.perSecond.toFixed(0)} visits per second`,
      ],
    );
    const published = await measurePublishes({
      lake: createLakeClient({ token: credentials.contentLake.editor, url: lakeUrl }),
      documentId: "course-level-1a",
      url: stack.siteUrl + coursePath,
      rate: 100,
      headers,
    });
    rows.push([
      "a course that's published once a second",
      `${published.p50} ms, ${published.p99} ms at 100 per second`,
    ]);
    return {
      heading: "Pages",
      note: "With `Accept-Encoding: gzip`: requests per second; then the median and p99 of the response time at a fixed rate. The home page, courses, and books are served from memory ([decision 45](decisions/0045-pages-served-from-memory.md)).",
      rows: [...rows, ["memory of the site's process afterward", readMemory(stack.services.site.pid())]],
    };
  } finally {
    bare.stop();
  }
}

/** Whether a CDN keeps it for a long time, or until a publish. */
function isKept(path: string): boolean {
  return !path.startsWith("/api/");
}

function describe({ requests, kilobytes }: Visits): string {
  return `${requests} requests, ${kilobytes.toFixed(0)} kB`;
}

interface Load {
  url: string;
  connections: number;
  /** Requests per second, for the response times. */
  rate: number;
  headers: Record<string, string>;
}

async function measureBareNode(load: Load): Promise<string> {
  const bare = await startBareNode(load.url, 3138);
  try {
    return await measure({ ...load, url: bare.url });
  } finally {
    bare.stop();
  }
}

async function measure({ rate, ...load }: Load): Promise<string> {
  await autocannon({ ...load, duration: 1 });
  const { requests } = await autocannon({ ...load, duration: 5 });
  const { latency } = await autocannon({ ...load, duration: 5, overallRate: rate });
  return `${requests.average.toFixed(0)}; ${latency.p50} ms, ${latency.p99} ms at ${rate} per second`;
}
