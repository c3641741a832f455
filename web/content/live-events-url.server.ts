import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { apiVersion, contentClient } from "./content-client.server.ts";

/** Where the lake's live events are, as the site's server reaches them (drafts) or a browser does (published). */
export function toLiveEventsUrl({ drafts }: { drafts: boolean }): string {
  const { content } = readEnvironment();
  const path = `/v${apiVersion}/data/live/events/${content.dataset}${drafts ? "?includeDrafts=true" : ""}`;
  if (content.mode === "embedded" && !drafts) return `/lake${path}`;
  return new URL(contentClient().getUrl("/")).origin + path;
}
