import { fieldOf, textOf } from "@shop/schemas/validation/field-values.ts";
import { useEffect, useMemo, useState } from "react";

/** Sanity's own limit, after which its form offers to clear an upload: a tab was closed, or the connection was lost. */
const maxSilenceMs = 120_000;

/** Whether a document waits for a file. Until it has arrived, the field has no asset, only the upload's progress. */
export function useIsUploading(document: unknown): boolean {
  const endsAt = useMemo(() => endOfUploads(document), [document]);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(() => setNow(Date.now()), endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt]);
  return endsAt !== null && now < endsAt;
}

/** When the last upload in a document counts as given up, in milliseconds; null without one. */
export function endOfUploads(document: unknown): number | null {
  const ends = timesOf(document)
    .map((time) => Date.parse(time) + maxSilenceMs)
    .filter((end) => !Number.isNaN(end));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** When each upload in a value last went on. */
function timesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const time = textOf(fieldOf(value, "_upload"), "updatedAt");
  return [...(time ? [time] : []), ...Object.values(value).flatMap(timesOf)];
}
