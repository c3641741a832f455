import "server-only";
import { createClient, type SanityClient } from "@sanity/client";
import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { type Environment } from "#lib/environment.ts";
import { readEnvironment } from "#lib/environment.server.ts";

/**
 * The server's client. It skips Sanity's CDN: reads are cached here and expire by event, so a second-old CDN copy would
 * be cached as new.
 */
export function createContentClient({ content }: Environment): SanityClient {
  return createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion,
    useCdn: false,
    perspective: "published",
    // Two attempts of five seconds, rather than six of five minutes, so that a hanging lake doesn't hang the site.
    timeout: 5_000,
    maxRetries: 1,
    ...(content.mode === "embedded" ? { apiHost: content.apiHost, useProjectHostname: false } : {}),
  });
}

let client: SanityClient | undefined;

export function contentClient(): SanityClient {
  client ??= createContentClient(readEnvironment());
  return client;
}

/** For drafts and preview secrets. The token stays on the server. */
export const draftClient = () => contentClient().withConfig({ token: readEnvironment().content.readToken });

/** For what the site itself stores in the lake. The token stays on the server. */
export const writeClient = () => contentClient().withConfig({ token: readEnvironment().content.writeToken });
