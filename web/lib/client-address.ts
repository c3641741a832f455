import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;

/**
 * The IP address of a request as seen by the outermost trusted proxy. Anything left of it in `X-Forwarded-For` was
 * written by the visitor. Null without trusted proxies, without the header, and for the machine itself, which has no
 * proxy in front of it.
 */
export const readForwardedAddress = (headers: Pick<Headers, "get">, trustedProxies: number): string | null =>
  parseAddress(headers, trustedProxies)?.toString() ?? null;

/** The same for rate limits: an IPv6 address is reduced to its /64, which one household shares. */
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
  const addresses = (headers.get("x-forwarded-for") ?? "").split(",");
  const address = withoutPort(addresses.at(-trustedProxies)?.trim() ?? "");
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.range() === "loopback" ? null : parsed;
}

/** Azure's load balancers write the port, too, which an IPv6 address is put into brackets for. */
const withoutPort = (address: string): string => address.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, "$1$2");
