import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { map } from "rxjs";
import { type DocumentStore, getPublishedId } from "sanity";
import type { DocumentLocationResolver } from "sanity/presentation";
import { toUsedOn, toUsedOnText, usedOnQuery } from "./used-on.ts";

/** Finds the places that a document is used on, again after each change. */
export const locate: DocumentLocationResolver = (document, { documentStore }) =>
  listenToUsedOn(document, documentStore);

/** The same in a sentence, without links. */
export const locateAsText: DocumentLocationResolver = (document, { documentStore }) =>
  listenToUsedOn(document, documentStore).pipe(map((usedOn) => usedOn && toUsedOnText(usedOn)));

type Located = Pick<Parameters<DocumentLocationResolver>[0], "id" | "perspectiveStack">;

const listenToUsedOn = ({ id, perspectiveStack }: Located, documentStore: DocumentStore) =>
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
