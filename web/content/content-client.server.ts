import "server-only";
import { createClient, type SanityClient } from "@sanity/client";
import { type Environment } from "#lib/environment.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { isStegaExempt } from "./is-stega-exempt.ts";

export const apiVersion = "2026-06-01";

/**
 * The client for the site's server. Reads skip Sanity's CDN: they are cached here and expired by event, and a CDN copy
 * a second old would then be cached again.
 */
export function createContentClient({ content }: Environment): SanityClient {
  return createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion,
    useCdn: false,
    perspective: "published",
    // A lake that hangs must not hang the site: two tries of five seconds instead of six of five minutes.
    timeout: 5_000,
    maxRetries: 1,
    ...(content.mode === "embedded" ? { apiHost: content.apiHost, useProjectHostname: false } : {}),
    stega: {
      enabled: false,
      studioUrl: "/studio",
      filter: (props) => !isStegaExempt(props.sourcePath) && props.filterDefault(props),
    },
  });
}

let client: SanityClient | undefined;

export function contentClient(): SanityClient {
  client ??= createContentClient(readEnvironment());
  return client;
}

/** For drafts and preview secrets. The token never leaves the server. */
export const draftClient = () => contentClient().withConfig({ token: readEnvironment().content.readToken });
