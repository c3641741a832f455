import { titleExpression } from "@shop/schemas/title-fields.ts";
import { useMemo } from "react";
import {
  getPublishedId,
  getReleaseIdFromReleaseDocumentId,
  getVersionFromId,
  isCardinalityOneRelease,
  type ReleaseDocument,
  useActiveReleases,
  useAllReleases,
} from "sanity";
import { z } from "zod";
import { draftText } from "./draft-text.ts";
import { useListenedQuery } from "./use-listened-query.ts";

export interface NamedRelease {
  id: string;
  kind: "Release" | "Scheduled draft";
  title: string;
  /** What a scheduled draft publishes. Null for a release. */
  document: { id: string; type: string } | null;
  release: ReleaseDocument;
}

const query = /* groq */ `*[_id in path("versions.**")] | order(_id) [0...1000] {
  _id, _type, "title": ${titleExpression}
}`;

const versionsSchema = z.array(z.object({ _id: z.string(), _type: z.string(), title: draftText }));

const options = { perspective: "raw", tag: "scheduled-drafts" } as const;

/**
 * Releases that haven't been published, as they change. The Studio makes one for each scheduled draft, too, always with the same title,
 * so those have their document's.
 */
export const useNamedReleases = () => useNames(useActiveReleases().data);

/** The same, with releases that were published or archived. */
export const useAllNamedReleases = () => useNames(useAllReleases().data);

function useNames(releases: readonly ReleaseDocument[]): readonly NamedRelease[] {
  const { data: versions } = useListenedQuery({ query, schema: versionsSchema, options });
  return useMemo(
    () =>
      releases.map((release) => {
        const id = getReleaseIdFromReleaseDocumentId(release._id);
        const isScheduledDraft = isCardinalityOneRelease(release);
        const draft = isScheduledDraft && versions?.find(({ _id }) => getVersionFromId(_id) === id);
        return {
          id,
          kind: isScheduledDraft ? "Scheduled draft" : "Release",
          title: (draft && draft.title) || release.metadata.title || "Untitled release",
          document: draft ? { id: getPublishedId(draft._id), type: draft._type } : null,
          release,
        };
      }),
    [releases, versions],
  );
}
