import { useMemo } from "react";
import { z } from "zod";
import { useNamedReleases } from "../../documents/use-named-releases.ts";
import { useListenedQuery } from "../../documents/use-listened-query.ts";
import type { ScheduleEntry } from "./to-weeks.ts";

const query = /* groq */ `*[_type in ["announcement", "promotion"] && (defined(startsAt) || defined(endsAt))] | order(_id) [0...1000] {
  _id, _type, "title": coalesce(promotionName, text, "Untitled"), startsAt, endsAt, "isDraft": _originalId in path("drafts.**")
}`;

const time = z.coerce.date();

const documentsSchema = z.array(
  z
    .object({
      _id: z.string(),
      _type: z.string(),
      title: z.string(),
      startsAt: time.nullable().catch(null),
      endsAt: time.nullable().catch(null),
      isDraft: z.boolean(),
    })
    .transform(({ _id: id, _type: type, ...entry }): ScheduleEntry => ({
      id,
      type,
      document: null,
      ...entry,
    })),
);

const options = { perspective: "drafts", tag: "schedule" } as const;

interface Schedule {
  /** Null until they have been read. */
  entries: readonly ScheduleEntry[] | null;
  failed: boolean;
}

/** Announcements and promotions with a start or an end, scheduled drafts, and scheduled releases, as they change. */
export function useSchedule(): Schedule {
  const namedReleases = useNamedReleases();
  const { data: documents, failed } = useListenedQuery({ query, schema: documentsSchema, options });
  const releases = useMemo(
    () =>
      namedReleases.flatMap(({ id, title, document, release }): ScheduleEntry[] => {
        const { state, publishAt, metadata } = release;
        const at = publishAt ?? metadata.intendedPublishAt;
        if (!at || state === "published") return [];
        const date = new Date(at);
        const isDraft = state !== "scheduled";
        return [{ id, type: "release", title, document, startsAt: date, endsAt: date, isDraft }];
      }),
    [namedReleases],
  );
  return { entries: documents && [...documents, ...releases], failed };
}
