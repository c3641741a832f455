import ipaddr from "ipaddr.js";

/**
 * The address a request came from, as the outermost of our proxies saw it: what a visitor writes into `X-Forwarded-For` themselves
 * stands left of that. Null when no proxy is trusted, when the header doesn't say, and for the machine itself, which no proxy
 * stands before. Of IPv6 the /64 that one household has.
 */
export function readClientAddress(headers: Headers, trustedProxies: number): string | null {
  if (trustedProxies === 0) return null;
  const hops = (headers.get("x-forwarded-for") ?? "").split(",");
  const address = hops.at(-trustedProxies)?.trim() ?? "";
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.range() === "loopback") return null;
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : parsed.toString();
}
