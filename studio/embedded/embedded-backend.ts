import { type ClientConfig, createClient } from "@sanity/client";
import type { WorkspaceOptions } from "sanity";
import { lakeFetch, retryOptions } from "./lake-fetch.ts";

/** Where the local lake is: behind the site's own address in a browser; the tools that run in node never ask it. */
const lakeHost = () =>
  typeof window === "undefined" ? "http://127.0.0.1:3001" : `${window.location.origin}/lake`;

/**
 * All that points the Studio at the local lake. Nothing of it is used once a hosted project is named.
 *
 * `unstable_clientFactory` and the client's `resolveFetch` are not stable API: the browser tests of list, edit, publish and
 * Presentation are the gate for an upgrade.
 */
export function embeddedBackend(): Pick<WorkspaceOptions, "apiHost" | "auth" | "unstable_clientFactory"> {
  const apiHost = lakeHost();
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

/** The Studio warns of HTTP/1.1 because of its six connections; its streams go another way here. The key is the Studio's own. */
function dismissProtocolWarning(): void {
  if (typeof window === "undefined") return;
  window.sessionStorage.setItem("sanity-studio.network.check.snooze", new Date().toISOString());
}
