import { z } from "zod";
import { seeder } from "#content-lake/access/access.ts";
import { readBytes } from "#content-lake/api/request-body.ts";
import { toSentence } from "#http/issues-sentence.ts";
import { type ControlCall } from "./control-call.ts";
import { datasetNamePattern } from "#content-lake/api/dataset-name.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

const limitInBytes = 256 * 1024 * 1024;

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() });
const datasetSchema = z.string().regex(datasetNamePattern, "This cannot be the name of a dataset.");
const plantingSchema = z.strictObject({ dataset: datasetSchema, documents: z.array(documentSchema) });

type Planting = z.infer<typeof plantingSchema>;

/**
 * `POST /_emulator/seed`: `{ dataset, documents }`, or the documents as NDJSON with `?dataset=`, which is what an export
 * holds. Replaces what has the same ids. Listeners and webhooks hear of it as of any other transaction.
 */
export async function answerSeed({ request, url, services }: ControlCall): Promise<Response> {
  const text = new TextDecoder().decode(await readBytes(request, limitInBytes));
  const isLines = request.headers.get("content-type")?.includes("ndjson") === true;
  const { dataset, documents } = parsePlanting(
    isLines
      ? { dataset: url.searchParams.get("dataset"), documents: parseLines(text) }
      : parseJson(text, "The body"),
  );
  const { store, commit, now } = services.services();
  store.createDataset(dataset, now().toISOString());
  const { transactionId } = commit({
    dataset,
    author: seeder.id,
    work: (transaction) => {
      for (const document of documents) transaction.put(document);
    },
  });
  return Response.json({ transactionId, documents: documents.length });
}

function parseLines(text: string): unknown[] {
  return text
    .split("\n")
    .map((line, index) => ({ line: line.trim(), name: `Line ${index + 1}` }))
    .filter(({ line }) => line !== "")
    .map(({ line, name }) => parseJson(line, name));
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LakeError(400, `${name} is not valid JSON`);
  }
}

function parsePlanting(value: unknown): Planting {
  const parsed = plantingSchema.safeParse(value);
  if (!parsed.success) throw new LakeError(400, `Nothing can be planted: ${toSentence(parsed.error)}`);
  return parsed.data;
}
