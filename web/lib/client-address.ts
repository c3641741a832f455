import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;

/**
 * The address a request came from, as the outermost of our proxies saw it: what a visitor writes into `X-Forwarded-For` themselves
 * stands left of that. Null when no proxy is trusted, when the header doesn't say, and for the machine itself, which no proxy
 * stands before.
 */
export const readForwardedAddress = (headers: Pick<Headers, "get">, trustedProxies: number): string | null =>
  parseAddress(headers, trustedProxies)?.toString() ?? null;

/** The same for counting by: of IPv6 the /64 that one household has. */
export function readClientAddress(headers: Headers, trustedProxies: number): string | null {
  const parsed = parseAddress(headers, trustedProxies);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : (parsed?.toString() ?? null);
}

function parseAddress(headers: Pick<Headers, "get">, trustedProxies: number): Address | null {
  if (trustedProxies === 0) return null;
  const hops = (headers.get("x-forwarded-for") ?? "").split(",");
  const address = hops.at(-trustedProxies)?.trim() ?? "";
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.range() === "loopback" ? null : parsed;
}
