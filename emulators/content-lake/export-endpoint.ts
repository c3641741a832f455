import type { LakeCall } from "#content-lake/services.ts";

/** `GET /data/export/:dataset`: every document a line, what `sanity dataset export` reads. Without a token, the public ones. */
export function answerExport({ param, services: { store, user } }: LakeCall): Response {
  const view = store.view(param("dataset"));
  const documents = user ? view.all() : view.open();
  return new Response(documents.map((document) => `${JSON.stringify(document)}\n`).join(""), {
    headers: { "content-type": "application/x-ndjson" },
  });
}
