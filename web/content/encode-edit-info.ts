import type { ContentSourceMap } from "@sanity/client";
import {
  getPublishedId,
  getVersionFromId,
  isPublishedId,
  jsonPathToStudioPath,
  studioPath,
} from "@sanity/client/csm";
import { encodeIntoResult } from "@sanity/client/stega";
import { vercelStegaCombine } from "@vercel/stega";
import { isStegaExempt } from "./is-stega-exempt.ts";

/**
 * Appends to each text, in invisible characters, where it's edited. Sanity's client would append a link that says so twice, which
 * makes a preview half as large again; its overlays read both.
 */
export function encodeEditInfo<Result>(result: Result, sourceMap: ContentSourceMap): Result {
  return encodeIntoResult(result, sourceMap, ({ sourceDocument: { _id, _type }, sourcePath, value }) => {
    if (isStegaExempt(_type, sourcePath, value)) return value;
    const perspective = isPublishedId(_id) ? "published" : getVersionFromId(_id);
    const editInfo = {
      // How the overlays recognize it.
      origin: "sanity.io",
      baseUrl: "/studio",
      id: getPublishedId(_id),
      type: _type,
      path: studioPath.toString(jsonPathToStudioPath(sourcePath)),
      ...(perspective && { perspective }),
    };
    return vercelStegaCombine(value, editInfo, false);
  });
}
