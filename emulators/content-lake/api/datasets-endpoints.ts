import { z } from "zod";
import { requireAdministrator, requireUser } from "#content-lake/access/access.ts";
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
