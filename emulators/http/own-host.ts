import { isIP } from "node:net";

/**
 * Whether a `Host` header names this machine: by IP, as `localhost`, or by a name of the emulated service, matched by `names`. A
 * host that can't be parsed passes here and is rejected as invalid later. Other names are rejected, because a page elsewhere can
 * point its own name at this machine (DNS rebinding) and would then have this machine's access.
 */
export function isOwnHost(host: string | undefined, names?: RegExp): boolean {
  if (!host) return true;
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, "");
  if (!name) return true;
  return isIP(name) > 0 || /^(?:.+\.)?localhost$/.test(name) || (names?.test(name) ?? false);
}

/** The host names that clients of the hosted services use. */
export const serviceHosts = { sanity: /\.sanity\.io$/, shopify: /^(?:.+\.my)?shopify\.com$/ };

/** Whether a URL's host is this machine, which no other machine can be. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
