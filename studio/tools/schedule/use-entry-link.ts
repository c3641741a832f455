import { useIntentLink } from "sanity/router";
import type { ScheduleEntry } from "./to-weeks.ts";

/** The link to a document or a release in the schedule. */
export const useEntryLink = (entry: ScheduleEntry) => useIntentLink(toIntent(entry));

function toIntent({ id, type, document }: ScheduleEntry) {
  if (document) return { intent: "edit", params: { ...document, scheduledDraft: id } };
  return type === "release"
    ? { intent: "release", params: { id } }
    : { intent: "edit", params: { id, type } };
}
