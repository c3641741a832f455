import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { createContentLake } from "@shop/emulators/content-lake/content-lake.ts";
import { lakeCredentials } from "../content-lake.ts";
import { createRandom, type Random } from "../seeded-random.ts";
import { checkIntegrity, copyDatabase } from "./database-copy.ts";

/** The transactions in a range of numbers, each of which changes three documents. */
export async function writeSteps(client: SanityClient, from: number, to: number): Promise<void> {
  for (let step = from; step <= to; step += 1) {
    const text = "·".repeat(step * 20);
    await client
      .transaction()
      .transactionId(`step-${step}`)
      .createOrReplace({ _id: "latest", _type: "step", step, text })
      .create({ _id: `step-${step}`, _type: "step", step, text })
      .createIfNotExists({ _id: "count", _type: "count", steps: 0 })
      .patch("count", (patch) => patch.inc({ steps: 1 }))
      .commit();
  }
}

interface Torn {
  /** How many of the transactions were there. */
  steps: number;
  /** What's wrong, in sentences. */
  findings: string[];
}

/** Opens a lake on a copy of a killed lake's data whose write-ahead log is damaged from a random position on. */
export async function openTorn(dataDir: string, seed: number): Promise<Torn> {
  const copy = await mkdtemp(join(tmpdir(), "content-lake-torn-"));
  try {
    await copyDatabase(dataDir, copy);
    const log = join(copy, "content-lake.sqlite-wal");
    const { damage, bytes } = tear(await readFile(log), createRandom(seed));
    await writeFile(log, bytes);
    const { steps, findings } = await inspect(copy);
    return { steps, findings: findings.map((finding) => `SEED=${seed}, ${damage}: ${finding}`) };
  } finally {
    await rm(copy, { recursive: true });
  }
}

function tear(log: Buffer, random: Random): { damage: string; bytes: Buffer } {
  const place = random(log.length);
  const rest = log.subarray(place);
  switch (random(4)) {
    case 0:
      return { damage: `cut at ${place}`, bytes: log.subarray(0, place) };
    case 1:
      rest.fill(0);
      return { damage: `zeros from ${place}`, bytes: log };
    case 2:
      for (const index of rest.keys()) rest[index] = random(256);
      return { damage: `garbage from ${place}`, bytes: log };
    default:
      rest[0] = (rest[0] ?? 0) ^ (1 << random(8));
      return { damage: `one bit at ${place}`, bytes: log };
  }
}

async function inspect(dataDir: string): Promise<Torn> {
  const lake = createContentLake({ dataDir, credentials: lakeCredentials });
  await lake.ready;
  const ask = (path: string, init: RequestInit = {}) =>
    lake.fetch(
      new Request(`http://lake/v2026-06-01/data/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${lakeCredentials.contentLake.editor}` },
      }),
    );
  const query = encodeURIComponent(
    '{"latest": coalesce(*[_id == "latest"][0].step, 0), "count": coalesce(*[_id == "count"][0].steps, 0), "steps": *[_type == "step" && _id != "latest"].step}',
  );
  const answer = await ask(`query/production?perspective=raw&query=${query}`);
  // The shape is the query's.
  const { result } = (await answer.json()) as { result: { latest: number; count: number; steps: number[] } };
  const history = await ask("history/production/transactions/latest?limit=1000&excludeContent=true");
  const revisions = (await history.text()).split("\n").filter(Boolean).length;
  const mutations = [{ create: { _id: "one-more", _type: "step" } }];
  const written = await ask("mutate/production", { method: "POST", body: JSON.stringify({ mutations }) });
  // Copied while it runs, as after another crash.
  const integrity = await checkIntegrity(dataDir);
  await lake.close();
  const steps = result.steps.length;
  const findings: string[] = [];
  for (const [name, found] of Object.entries({ latest: result.latest, count: result.count, revisions })) {
    if (found !== steps) findings.push(`there are ${steps} steps, but "${name}" is ${found}`);
  }
  const isPrefix = result.steps.toSorted((a, b) => a - b).every((step, index) => step === index + 1);
  if (!isPrefix) findings.push(`a step in the middle is missing: ${result.steps.join(", ")}`);
  if (written.status !== 200) findings.push(`it accepts no more writes: ${written.status}`);
  if (integrity !== "ok") findings.push(`SQLite says: ${integrity}`);
  return { steps, findings };
}
