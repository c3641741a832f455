import { answerActions } from "#content-lake/actions/actions-endpoint.ts";
import { answerCreateDataset, answerDatasetList } from "#content-lake/datasets-endpoints.ts";
import { answerDocuments } from "#content-lake/documents-endpoint.ts";
import { answerExport } from "#content-lake/export-endpoint.ts";
import { projectRoutes } from "#content-lake/fixtures/project.ts";
import {
  answerDocumentEvents,
  answerDocumentsAt,
  answerReleaseEvents,
  answerTransactions,
} from "#content-lake/history/history-endpoints.ts";
import { answerMutate } from "#content-lake/mutate-endpoint.ts";
import { answerQuery } from "#content-lake/query-endpoint.ts";
import { createRouter, type Route } from "#content-lake/router.ts";
import type { LakeCall, Services } from "#content-lake/services.ts";
import { signInRoutes } from "#content-lake/sign-in/sign-in-endpoints.ts";
import { answerListen, answerLiveEvents } from "#content-lake/stream-endpoints.ts";
import { answerUpload } from "#content-lake/upload-endpoint.ts";
import {
  answerCurrentUser,
  answerPreferences,
  answerPutPreferences,
  answerUserId,
  answerUsers,
} from "#content-lake/users-endpoints.ts";

/** Everything the lake answers. Paths are without the leading `/v<version>`; the first match wins. */
const routes: readonly Route<Services>[] = [
  ["GET", "/data/query/:dataset", answerQuery],
  ["POST", "/data/query/:dataset", answerQuery],
  ["GET", "/data/doc/:dataset/:ids", answerDocuments],
  ["POST", "/data/mutate/:dataset", answerMutate],
  ["POST", "/data/actions/:dataset", answerActions],
  ["GET", "/data/listen/:dataset", answerListen],
  ["GET", "/data/live/events/:dataset", answerLiveEvents],
  ["GET", "/data/export/:dataset", answerExport],
  ["GET", "/data/history/:dataset/documents/:ids", answerDocumentsAt],
  ["GET", "/data/history/:dataset/transactions/:ids", answerTransactions],
  ["GET", "/data/history/:dataset/events/documents/:id", answerDocumentEvents],
  ["GET", "/data/history/:dataset/events/releases/:id", answerReleaseEvents],
  ["POST", "/assets/images/:dataset", (call) => answerUpload("image", call)],
  ["POST", "/assets/files/:dataset", (call) => answerUpload("file", call)],
  ["GET", "/images/*", ({ request, services }) => services.assets.respond(request)],
  ["GET", "/files/*", ({ request, services }) => services.assets.respond(request)],
  ["GET", "/datasets", answerDatasetList],
  ["PUT", "/datasets/:dataset", answerCreateDataset],
  ["GET", "/users/me", answerCurrentUser],
  ["PUT", "/users/me/keyvalue", answerPutPreferences],
  ["GET", "/users/me/keyvalue/:keys", answerPreferences],
  ["GET", "/users/:ids", answerUsers],
  ["GET", "/auth/id", answerUserId],
  ...signInRoutes,
  ["GET", "/ping", () => Response.json({ pong: true })],
  ["GET", "/data/ping/:dataset", () => Response.json({ pong: true })],
  ["GET", "/check/cors", answerCorsCheck],
  ...projectRoutes,
];

export const router = createRouter(routes);

/** `GET /check/cors`: tells a browser whether its origin may call, since a failed event stream can't say why. */
function answerCorsCheck({ request, services }: LakeCall): Response {
  const origin = request.headers.get("origin");
  const allowed = origin === null || services.cors.allows(origin);
  return Response.json({ result: { allowed, withCredentials: allowed } });
}
