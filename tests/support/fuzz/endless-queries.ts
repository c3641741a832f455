import type { FuzzTarget } from "./fuzz-target.ts";

const manyFields = Array.from({ length: 50_000 }, (_, n) => `"a${n}":1`).join();

/** Queries that a dataset of thousands of documents can't answer in time. */
export const endlessQueries = [
  ["all documents for each of all documents for each", '*{"b": *{"c": *{"d": n}}}'],
  ["a path pattern of asterisks", `*[_id in path("${"**.".repeat(30)}x")]`],
  ["a list of fifty thousand", `[${"1,".repeat(50_000)}1]`],
] as const;

/** More of the same kinds. Each takes the lake two seconds of work. */
export const moreEndlessQueries = [
  ["an order by all documents", "* | order(count(*[n > ^.n && tags[0] in *[].tags[]]))"],
  [
    "an intersection for each",
    "*[count(array::intersects(*[].n, *[].m)) > 0 || array::intersects(*[].n, *[].m)]",
  ],
  ["an object of fifty thousand", `{${manyFields}}`],
] as const;

/** Thousands of small documents. */
export async function plantCrowd({ client }: FuzzTarget): Promise<void> {
  const crowd = Array.from({ length: 5000 }, (_, n) => ({ _type: "crowd", n, tags: ["a", "b"] }));
  await client.mutate(crowd.map((document) => ({ create: document })));
}

/** Asks a query and meanwhile something else. */
export async function askEndless(target: FuzzTarget, query: string) {
  const asked = target.ask("anonymous", {
    method: "POST",
    target: "/v2026-06-01/data/query/production",
    body: JSON.stringify({ query }),
  });
  const other = await target.ask("anonymous", { target: "/v1/ping" });
  const { status, text } = await asked;
  const isStopped = text.includes("The Content Lake emulator stopped it after 2 seconds");
  return { status, isStopped, other: other.status };
}
