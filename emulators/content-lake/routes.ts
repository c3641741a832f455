import { answerDocuments } from "#content-lake/documents-endpoint.ts";
import { answerMutate } from "#content-lake/mutate-endpoint.ts";
import { answerQuery } from "#content-lake/query-endpoint.ts";
import { createRouter, type Route } from "#content-lake/router.ts";
import type { Services } from "#content-lake/services.ts";

/** Everything the lake answers. Paths are without the leading `/v<version>`. */
const routes: readonly Route<Services>[] = [
  ["GET", "/data/query/:dataset", answerQuery],
  ["POST", "/data/query/:dataset", answerQuery],
  ["GET", "/data/doc/:dataset/:ids", answerDocuments],
  ["POST", "/data/mutate/:dataset", answerMutate],
  ["GET", "/images/*", ({ request, services }) => services.assets.respond(request)],
  ["GET", "/files/*", ({ request, services }) => services.assets.respond(request)],
  ["GET", "/ping", () => Response.json({ pong: true })],
];

export const router = createRouter(routes);
