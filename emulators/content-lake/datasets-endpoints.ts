import { requireUser, requireWriter } from "#content-lake/access.ts";
import { LakeError } from "#content-lake/lake-error.ts";
import type { LakeCall } from "#content-lake/services.ts";

/** `GET /datasets`. */
export function answerDatasetList({ services }: LakeCall): Response {
  requireUser(services.user);
  return Response.json(services.store.datasets().map((name) => ({ name, aclMode: "public" })));
}

/** `PUT /datasets/:dataset`. A dataset also comes into being when it is first written to. */
export function answerCreateDataset({ param, services }: LakeCall): Response {
  requireWriter(services.user);
  const name = param("dataset");
  if (!/^[a-z0-9][-\w]{0,63}$/.test(name))
    throw new LakeError(400, `"${name}" cannot be the name of a dataset`);
  services.store.createDataset(name, services.now().toISOString());
  return Response.json({ datasetName: name, aclMode: "public" });
}
