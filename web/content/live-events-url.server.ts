import "server-only";
import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { contentClient } from "./content-client.server.ts";

/** The URL of the lake's live events: for the site's server (drafts) or for browsers (published). */
export function toLiveEventsUrl({ drafts }: { drafts: boolean }): string {
  const { content } = readEnvironment();
  const path = `/v${apiVersion}/data/live/events/${content.dataset}${drafts ? "?includeDrafts=true" : ""}`;
  if (content.mode === "embedded" && !drafts) return `/lake${path}`;
  return new URL(contentClient().getUrl("/")).origin + path;
}
