import { z } from "zod";
import { requireAdministrator, requireUser } from "#content-lake/access/access.ts";
import { createEventStream } from "#content-lake/live/event-stream.ts";
import { readJson } from "./request-body.ts";
import { requireDataset, requireDatasetName } from "./dataset-name.ts";
import { LakeError } from "./lake-error.ts";
import type { LakeCall } from "./services.ts";

/** `GET /datasets`. */
export function answerDatasetList({ services }: LakeCall): Response {
  requireUser(services.user);
  return Response.json(services.store.datasets().map((name) => ({ name, aclMode: "public" })));
}

/** `PUT /datasets/:dataset`. */
export async function answerCreateDataset({ request, param, services }: LakeCall): Promise<Response> {
  requireAdministrator(services.user);
  const name = param("dataset");
  requireDatasetName(name);
  await requireKnownSettings(request);
  services.store.createDataset(name, services.now().toISOString());
  return Response.json({ datasetName: name, aclMode: "public" });
}

/** `PATCH /datasets/:dataset`, which `sanity dataset visibility set` sends. */
export async function answerEditDataset({ request, param, services }: LakeCall): Promise<Response> {
  requireAdministrator(services.user);
  const name = param("dataset");
  requireDataset(name, services.store);
  await requireKnownSettings(request);
  return Response.json({ datasetName: name, aclMode: "public" });
}

/**
 * `DELETE /datasets/:dataset`: deletes its documents, history and assets, and disconnects its subscribers for good. If it's
 * `production`, the seed is loaded again at the next start.
 */
export async function answerDeleteDataset({ param, services }: LakeCall): Promise<Response> {
  requireAdministrator(services.user);
  const name = param("dataset");
  requireDataset(name, services.store);
  services.store.deleteDataset(name);
  const reason = `Dataset "${name}" was deleted`;
  services.listeners.disconnect(name, reason);
  services.live.disconnect(name, reason);
  await services.assets.removeDataset(name);
  return Response.json({ deleted: true });
}

const settingsSchema = z.looseObject({
  aclMode: z.string().default("public"),
  embeddings: z.looseObject({ enabled: z.boolean() }).optional(),
});

/** Rejects a dataset that would be less private or less searchable than requested. */
async function requireKnownSettings(request: Request): Promise<void> {
  const { headers } = request;
  if (!Number(headers.get("content-length")) && !headers.has("transfer-encoding")) return;
  const { aclMode, embeddings } = await readJson(request, settingsSchema);
  if (aclMode !== "public") {
    throw new LakeError(
      501,
      `The Content Lake emulator only has public datasets, so "${aclMode}" is not emulated`,
    );
  }
  if (embeddings?.enabled) throw new LakeError(501, "The Content Lake emulator doesn't create embeddings");
}

const copySchema = z.object({
  targetDataset: z.string("Name the new dataset as targetDataset"),
  skipHistory: z.boolean().default(false),
  skipContentReleases: z.boolean().default(false),
});

/** `PUT /datasets/:dataset/copy`. The hosted API answers when the job has started; here it's done by then. */
export async function answerCopyDataset({ request, param, services }: LakeCall): Promise<Response> {
  const user = requireAdministrator(services.user);
  const { targetDataset: target, ...skips } = await readJson(request, copySchema);
  const source = param("dataset");
  requireDataset(source, services.store);
  requireDatasetName(target);
  if (services.store.hasDataset(target)) throw new LakeError(409, `Dataset "${target}" already exists`);
  const jobId = services.copies.copy({ source, target, author: user.id, ...skips });
  return Response.json({ jobId, datasetName: target, aclMode: "public", message: "The dataset was copied" });
}

const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(10),
  offset: z.coerce.number().int().min(0).default(0),
});

/** `GET /projects/:project/datasets/copy`, newest first. */
export function answerCopies({ request, services }: LakeCall): Response {
  requireAdministrator(services.user);
  const { data, error } = pageSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (error) throw new LakeError(400, z.prettifyError(error));
  return Response.json(services.copies.list(data));
}

/** `GET /jobs/:id/listen`, as an event stream. The command that follows a job sends no token. */
export function answerCopyEvents({ param, services }: LakeCall): Response {
  const job = services.copies.find(param("id"));
  if (!job) throw new LakeError(404, `There's no job "${param("id")}"`);
  const stream = createEventStream({ next: () => null, onClose: () => {}, signedOut: null });
  stream.end({ event: "job", data: { state: job.state, progress: 100 } });
  return stream.response;
}
