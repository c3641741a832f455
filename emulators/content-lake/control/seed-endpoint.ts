import { z } from "zod";
import { seeder } from "#content-lake/access/access.ts";
import { requireBytes } from "#content-lake/api/request-body.ts";
import { toLines } from "#files/ndjson.ts";
import { formatZodError } from "#http/format-zod-error.ts";
import { type ControlCall } from "./control-call.ts";
import { datasetNamePattern } from "#content-lake/api/dataset-name.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

const maxBytes = 256 * 1024 * 1024;

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() });
const datasetSchema = z.string().regex(datasetNamePattern, "This can't be the name of a dataset.");
const seedSchema = z.strictObject({ dataset: datasetSchema, documents: z.array(documentSchema) });

type Seed = z.infer<typeof seedSchema>;

/**
 * `POST /_emulator/seed`: `{ dataset, documents }`, or the documents as NDJSON with `?dataset=`, as in an export. Replaces
 * documents with the same IDs. Listeners and webhooks get the changes as for any other transaction.
 */
export async function answerSeed({ request, url, services }: ControlCall): Promise<Response> {
  const text = new TextDecoder().decode(await requireBytes(request, maxBytes));
  const isLines = request.headers.get("content-type")?.includes("ndjson") === true;
  const { dataset, documents } = parseSeed(
    isLines
      ? {
          dataset: url.searchParams.get("dataset"),
          documents: toLines(text).map(({ line, number }) => parseJson(line, `Line ${number}`)),
        }
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

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LakeError(400, `${name} isn't valid JSON`);
  }
}

function parseSeed(value: unknown): Seed {
  const parsed = seedSchema.safeParse(value);
  if (!parsed.success) throw new LakeError(400, `Nothing was seeded: ${formatZodError(parsed.error)}`);
  return parsed.data;
}
