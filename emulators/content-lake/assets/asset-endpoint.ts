import { parseAssetPath } from "./asset-file.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import type { LakeCall } from "#content-lake/api/services.ts";

/**
 * `GET /images/*` and `/files/*`, public as on the hosted CDN. An asset is served as long as its document exists: deleting the
 * document deletes the asset (sanity.io/docs/http-api-assets). The hosted CDN may serve it a while longer. Here it ends right
 * away, and the bytes stay on disk in case the document is restored from the history.
 */
export function answerAsset({ request, url, services }: LakeCall): Promise<Response> {
  const asset = parseAssetPath(url.pathname);
  const document = asset && services.store.view(asset.dataset).get(asset.id);
  if (!document) throw new LakeError(404, `There's no asset at ${url.pathname}`);
  const { originalFilename } = document;
  return services.assets.respond(
    request,
    typeof originalFilename === "string" ? originalFilename : undefined,
  );
}
