import type { Stack } from "../../scripts/stack/start-stack.ts";
import { createLakeClient } from "../support/lake-client.ts";
import { startBareNext } from "./bare-next.ts";
import { startBareNode } from "./bare-node.ts";
import type { BenchmarkSection } from "./benchmarks-page.ts";
import { browserHeaders, coursePath, type Load, measuredPages, measureLoad } from "./measure-load.ts";
import { measureVisits, readVisit, type Visits } from "./measure-visits.ts";
import { measurePublishes } from "./measure-publishes.ts";
import { readMemory } from "./read-memory.ts";

/** Next ignores credentials, and because of them the site's server leaves the request to Next. */
const pastMemory = { ...browserHeaders, authorization: "Basic bmV4dA==" };

/** Benchmarks each kind of page next to a bare Next.js page, in one run on one machine. */
export async function measurePages(stack: Stack): Promise<BenchmarkSection> {
  const { lakeUrl, credentials } = stack;
  if (!lakeUrl) throw new Error("The benchmark needs the embedded lake to publish to.");
  const bare = await startBareNext(3139);
  const course = { url: stack.siteUrl + coursePath, connections: 10, rate: 100 };
  try {
    const rows: [string, string][] = [
      ["a bare Next.js page (5 kB)", await measureLoad({ url: bare.url, connections: 10, rate: 100 })],
      [
        "a course, as Next sends it",
        await measureLoad({
          url: stack.siteUrl + coursePath,
          connections: 10,
          rate: 10,
          headers: pastMemory,
        }),
      ],
      ["a course", await measureLoad(course)],
      ["the same bytes from a bare Node.js server", await measureBareNode(course)],
    ];
    for (const { name, path, ...load } of measuredPages)
      rows.push([name, await measureLoad({ url: stack.siteUrl + path, ...load })]);
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
      headers: browserHeaders,
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

async function measureBareNode(load: Load): Promise<string> {
  const bare = await startBareNode(load.url, 3138);
  try {
    return await measureLoad({ ...load, url: bare.url });
  } finally {
    bare.stop();
  }
}
