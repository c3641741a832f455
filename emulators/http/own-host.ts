import { isIP } from "node:net";

/**
 * Whether a `Host` header names this machine: by an address, as `localhost`, or by a name of the service that is emulated, as
 * `names` knows it. What can't be read names nobody, and is refused for that. A page elsewhere can lead its own name to this machine (DNS rebinding), and would then read as this machine does.
 */
export function isOwnHost(host: string | undefined, names?: RegExp): boolean {
  if (!host) return true;
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, "");
  if (!name) return true;
  return isIP(name) > 0 || /^(?:.+\.)?localhost$/.test(name) || (names?.test(name) ?? false);
}

/** The names by which the clients of hosted services reach them. */
export const serviceHosts = { sanity: /\.sanity\.io$/, shopify: /\.myshopify\.com$/ };
