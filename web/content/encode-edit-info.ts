import type { ContentSourceMap } from "@sanity/client";
import { getPublishedId, getVersionFromId, jsonPathToStudioPath, studioPath } from "@sanity/client/csm";
import { encodeIntoResult } from "@sanity/client/stega";
import { legacyStegaEncode, vercelStegaCombine } from "@vercel/stega";
import { isStegaExempt } from "./is-stega-exempt.ts";

/**
 * Appends to each text, in invisible characters, where it's edited. Sanity's client would append a link that says so twice, in twice as
 * many characters, and its overlays read both (docs/decisions/0046).
 */
export function encodeEditInfo<Result>(result: Result, sourceMap: ContentSourceMap): Result {
  return encodeIntoResult(result, sourceMap, ({ sourceDocument: { _id, _type }, sourcePath, value }) => {
    if (isStegaExempt(_type, sourcePath, value)) return value;
    const release = getVersionFromId(_id);
    const editInfo = {
      // How the overlays recognize it.
      origin: "sanity.io",
      baseUrl: "/studio",
      id: getPublishedId(_id),
      type: _type,
      path: studioPath.toString(jsonPathToStudioPath(sourcePath)),
      // Without it, the Studio opens what's published as a draft, which can be edited.
      ...(release && { perspective: release }),
    };
    return isAscii(editInfo.path)
      ? value + legacyStegaEncode(editInfo)
      : vercelStegaCombine(value, editInfo, false);
  });
}

/** The denser encoding is for these only. Keys of list items may have others. */
const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);
