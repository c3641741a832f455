import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { map } from "rxjs";
import { getPublishedId } from "sanity";
import type { DocumentLocationResolver } from "sanity/presentation";
import { toUsedOn, usedOnQuery } from "./used-on.ts";

/** Finds the places that a document is used on, again after each change. */
export const locate: DocumentLocationResolver = ({ id, perspectiveStack }, { documentStore }) =>
  documentStore
    .listenQuery(
      { fetch: usedOnQuery, listen: `*[_id in [$id, "drafts." + $id] || references($id)]` },
      { id: getPublishedId(id) },
      {
        apiVersion,
        perspective: perspectiveStack.length > 0 ? perspectiveStack : "drafts",
        tag: "used-on",
      },
    )
    .pipe(map(toUsedOn));
