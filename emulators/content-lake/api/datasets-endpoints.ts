import { z } from "zod";
import { requireAdministrator, requireUser } from "#content-lake/access/access.ts";
import { createEventStream } from "#content-lake/live/event-stream.ts";
import { readJson } from "./request-body.ts";
import { requireDataset, requireDatasetName } from "./dataset-name.ts";
import { LakeError } from "./lake-error.ts";
import type { LakeCall } from "./services.ts";

/**
 * `GET /datasets`, and `GET /projects/:project/datasets`: those with content, or with `datasetProfile=comments`, those with comments
 * about the content of `addonFor`, as the Studio asks for them.
 */
export function answerDatasetList({ url, services }: LakeCall): Response {
  requireUser(services.user);
  const profile = url.searchParams.get("datasetProfile") ?? "content";
  const about = url.searchParams.get("addonFor");
  const listed = services.store
    .datasets()
    .map((dataset) => ({ ...dataset, datasetProfile: dataset.addonFor === null ? "content" : "comments" }))
    .filter(({ datasetProfile, addonFor }) => datasetProfile === profile && (!about || addonFor === about));
  return Response.json(listed);
}

/** `PUT /datasets/:dataset`. */
export async function answerCreateDataset({ request, param, services }: LakeCall): Promise<Response> {
  requireAdministrator(services.user);
  const name = param("dataset");
  requireDatasetName(name);
  const { aclMode = "public" } = await readSettings(request);
  services.store.createDataset(name, services.now().toISOString(), { aclMode });
  return Response.json({ datasetName: name, aclMode: services.store.dataset(name)?.aclMode });
}

/** `PATCH /datasets/:dataset`, which `sanity dataset visibility set` sends. */
export async function answerEditDataset({ request, param, services }: LakeCall): Promise<Response> {
  requireAdministrator(services.user);
  const name = param("dataset");
  requireDataset(name, services.store);
  const { aclMode } = await readSettings(request);
  if (aclMode) services.store.setAclMode(name, aclMode);
  return Response.json({ datasetName: name, aclMode: services.store.dataset(name)?.aclMode });
}

/**
 * `POST /comments/:dataset/setup`: creates the private dataset with comments and tasks about this one, when the Studio saves the first of
 * them. Viewers comment, too (sanity.io/docs/content-lake/roles).
 */
export function answerSetUpComments({ param, services }: LakeCall): Response {
  requireUser(services.user);
  const addonFor = param("dataset");
  requireDataset(addonFor, services.store);
  const datasetName = `${addonFor}-comments`;
  requireDatasetName(datasetName);
  const settings = { aclMode: "private", addonFor } as const;
  services.store.createDataset(datasetName, services.now().toISOString(), settings);
  if (services.store.dataset(datasetName)?.addonFor !== addonFor) {
    throw new LakeError(409, `"${datasetName}" is a dataset with content, so it can't have the comments`);
  }
  return Response.json({ datasetName, ...settings });
}

/**
 * `DELETE /datasets/:dataset`: deletes its documents, history and assets, with the comments about them, and disconnects subscribers for
 * good. If it's `production`, the seed is loaded again at the next start.
 */
export async function answerDeleteDataset({ param, services }: LakeCall): Promise<Response> {
  requireAdministrator(services.user);
  const name = param("dataset");
  requireDataset(name, services.store);
  const toDelete = services.store.datasets().filter((one) => [one.name, one.addonFor].includes(name));
  for (const { name: deleted } of toDelete) {
    services.store.deleteDataset(deleted);
    const reason = `Dataset "${deleted}" was deleted`;
    services.listeners.disconnect(deleted, reason);
    services.live.disconnect(deleted, reason);
    await services.assets.removeDataset(deleted);
  }
  return Response.json({ deleted: true });
}

const settingsSchema = z.looseObject({
  aclMode: z.enum(["public", "private"], { error: "A dataset is public or private" }).optional(),
  embeddings: z.looseObject({ enabled: z.boolean() }).optional(),
});

async function readSettings(request: Request): Promise<z.infer<typeof settingsSchema>> {
  const { headers } = request;
  if (!Number(headers.get("content-length")) && !headers.has("transfer-encoding")) return {};
  const settings = await readJson(request, settingsSchema);
  if (settings.embeddings?.enabled)
    throw new LakeError(501, "The Content Lake emulator doesn't create embeddings");
  return settings;
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
  if (services.store.dataset(target)) throw new LakeError(409, `Dataset "${target}" already exists`);
  const jobId = services.copies.copy({ source, target, author: user.id, ...skips });
  const aclMode = services.store.dataset(target)?.aclMode;
  return Response.json({ jobId, datasetName: target, aclMode, message: "The dataset was copied" });
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
