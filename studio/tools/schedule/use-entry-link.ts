import { useIntentLink } from "sanity/router";
import type { ScheduleEntry } from "./to-weeks.ts";

/** The link to a document or a release in the schedule. */
export const useEntryLink = ({ id, type }: ScheduleEntry) =>
  useIntentLink(
    type === "release" ? { intent: "release", params: { id } } : { intent: "edit", params: { id, type } },
  );
