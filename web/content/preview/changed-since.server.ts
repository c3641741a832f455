import "server-only";
import { defineQuery } from "groq";
import { draftClient } from "../content-client.server.ts";

/** Links and comments change while a preview is open, and no page shows them. */
export const changedSinceQuery = defineQuery(
  `*[_updatedAt > $since && !(_type in ["previewLink", "previewComment"])][0...1]._id`,
);

/** Whether anything that a preview may show was edited after that time (ISO 8601). */
export async function hasChangedSince(since: string): Promise<boolean> {
  const options = { perspective: "raw", cache: "no-store" } as const;
  const changed = await draftClient().fetch<string[]>(changedSinceQuery, { since }, options);
  return changed.length > 0;
}
