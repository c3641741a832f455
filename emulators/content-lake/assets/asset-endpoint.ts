import { parseAssetPath } from "./asset-file.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import type { LakeCall } from "#content-lake/api/services.ts";

/**
 * `GET /images/*` and `/files/*`, open to anyone as on the hosted CDN. An asset is served as long as its document is there:
 * deleting the document is how an asset is deleted (sanity.io/docs/http-api-assets). The hosted CDN may serve it for a while
 * longer; here it ends at once, and the bytes stay on the disk in case the history brings the document back.
 */
export function answerAsset({ request, url, services }: LakeCall): Promise<Response> {
  const asset = parseAssetPath(url.pathname);
  const document = asset && services.store.view(asset.dataset).get(asset.id);
  if (!document) throw new LakeError(404, `There is no asset at ${url.pathname}`);
  const { originalFilename } = document;
  return services.assets.respond(
    request,
    typeof originalFilename === "string" ? originalFilename : undefined,
  );
}
