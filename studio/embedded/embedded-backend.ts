import { type ClientConfig, createClient } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";
import { lakeFetch, retryOptions } from "./lake-fetch.ts";

/**
 * Connects a Studio to the local lake at an address. Unused with a hosted project. `unstable_clientFactory` and the client's
 * `resolveFetch` aren't stable APIs, so upgrades depend on the browser tests of list, edit, publish and Presentation.
 */
export function embeddedBackend(
  apiHost: string,
): Pick<WorkspaceOptions, "apiHost" | "auth" | "unstable_clientFactory"> {
  dismissProtocolWarning();
  return {
    apiHost,
    auth: {
      loginMethod: "token",
      redirectOnSingle: true,
      providers: [{ name: "local", title: "Local account", url: `${apiHost}/login` }],
    },
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({ ...options, ...retryOptions, useProjectHostname: false, resolveFetch: () => lakeFetch }),
  };
}

/**
 * The Studio warns about HTTP/1.1 because of its six connections. Here, its streams use WebSockets. The key is the
 * Studio's own.
 */
function dismissProtocolWarning(): void {
  if (typeof window === "undefined") return;
  window.sessionStorage.setItem("sanity-studio.network.check.snooze", new Date().toISOString());
}
