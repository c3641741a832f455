import "server-only";
import { defineQuery } from "groq";
import { draftClient } from "../content-client.server.ts";

/** Links and comments change while a preview is open, and no page shows them. */
export const changedSinceQuery = defineQuery(
  `defined(*[_updatedAt > $since && !(_type in ["previewLink", "previewComment"])][0]._id)`,
);

/** Whether anything that a preview may show was edited after that time (ISO 8601). */
export const hasChangedSince = (since: string): Promise<boolean> =>
  draftClient().fetch<boolean>(changedSinceQuery, { since }, { perspective: "raw", cache: "no-store" });
