import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { toLines } from "@shop/emulators/files/ndjson.ts";
import { QueryError, runQuery } from "@shop/emulators/content-lake/query/run-query.ts";
import { z } from "zod";
import { root } from "../../scripts/command/spawn-node.ts";
import type { BenchmarkSection } from "./benchmarks-page.ts";

const release = "v1.0.4";
const address = `https://github.com/sanity-io/groq-test-suite/releases/download/${release}/suite.ndjson`;
const cached = join(root, `node_modules/.cache/groq-test-suite-${release}.ndjson`);

const entrySchema = z.discriminatedUnion("_type", [
  z.object({ _type: z.literal("dataset"), _id: z.string(), documents: z.array(z.unknown()).nullish() }),
  z.object({
    _type: z.literal("test"),
    /** The versions of GROQ that it's about. */
    version: z.string().nullish(),
    query: z.string(),
    params: z.record(z.string(), z.unknown()).nullish(),
    result: z.unknown(),
    valid: z.boolean(),
    dataset: z.object({ _ref: z.string() }),
  }),
]);

type Case = Extract<z.infer<typeof entrySchema>, { _type: "test" }>;
type Outcome = "passed" | "failed" | "without data";

/**
 * Runs Sanity's conformance tests of GROQ (github.com/sanity-io/groq-test-suite) against the lake's queries. They're downloaded, or read
 * from the file in `GROQ_SUITE`.
 */
export async function measureGroq(): Promise<BenchmarkSection> {
  const entries = toLines(await readSuite()).map(({ line }) => entrySchema.parse(JSON.parse(line)));
  const documents = new Map(
    entries.flatMap((entry) => (entry._type === "dataset" ? [[entry._id, entry.documents] as const] : [])),
  );
  const cases = entries.filter((entry) => entry._type === "test");
  const outcomes = cases.map((one) => ({ one, outcome: run(one, documents.get(one.dataset._ref)) }));
  const count = (isWanted: (one: Case) => boolean) => {
    const wanted = outcomes.filter(({ one }) => isWanted(one));
    const passed = wanted.filter(({ outcome }) => outcome === "passed").length;
    return `${passed.toLocaleString("en")} of ${wanted.length.toLocaleString("en")}`;
  };
  const missing = outcomes.filter(({ outcome }) => outcome === "without data").length;
  return {
    heading: "GROQ in the Content Lake emulator",
    note: `Sanity's own conformance tests, ${release}. ${missing} can't run, because their documents aren't part of the suite.`,
    rows: [
      ["passed, of GROQ since its specification", count((one) => !isBeforeSpecification(one))],
      ["passed, of the language before its specification (0.1)", count(isBeforeSpecification)],
    ],
  };
}

const isBeforeSpecification = ({ version }: Case) => version?.includes("0.1") === true;

async function readSuite(): Promise<string> {
  const file = process.env["GROQ_SUITE"] ?? cached;
  if (existsSync(file)) return readFileSync(file, "utf8");
  const response = await fetch(address, { signal: AbortSignal.timeout(120_000) }).catch((error: unknown) => {
    throw new Error(`${address} can't be read. Set GROQ_SUITE to a file with it.`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}. Set GROQ_SUITE to a file with it.`);
  const suite = await response.text();
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(cached, suite);
  return suite;
}

function run(
  { query, params, result, valid }: Case,
  documents: readonly unknown[] | null | undefined,
): Outcome {
  if (!documents) return "without data";
  try {
    const answer = runQuery({
      // Documents of any kind, as the suite has them.
      documents: documents as Parameters<typeof runQuery>[0]["documents"],
      query,
      params: params ?? {},
      perspective: "raw",
    });
    return valid && isDeepStrictEqual(withPlaces(toPlain(answer.result)), toPlain(result))
      ? "passed"
      : "failed";
  } catch (error) {
    return !valid && error instanceof QueryError ? "passed" : "failed";
  }
}

function toPlain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** The suite has the place of each score, `_pos`, because scores themselves aren't specified. */
function withPlaces(result: unknown): unknown {
  const scores = new Set<number>();
  walk(result, (score) => {
    scores.add(score);
    return {};
  });
  const places = [...scores].toSorted((a, b) => b - a);
  return walk(result, (score) => ({ _pos: places.indexOf(score) + 1 }));
}

/** The value with each `_score` replaced. */
function walk(value: unknown, replace: (score: number) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, replace));
  if (typeof value !== "object" || value === null) return value;
  const { _score, ...fields } = value as Record<string, unknown>;
  const walked = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, walk(field, replace)]),
  );
  if (typeof _score === "number") return { ...walked, ...replace(_score) };
  return "_score" in value ? { ...walked, _score } : walked;
}
