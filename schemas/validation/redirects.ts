import { isPathOrSecureAddress } from "./address.ts";
import type { Finding } from "./finding.ts";
import { isOwnPath } from "./reserved-paths.ts";

export interface Hop {
  from: string;
  to: string;
}

/** The old address has to be a path that a redirect may take over. */
export function checkOldAddress(from: string): Finding {
  if (!from.startsWith("/") || !isPathOrSecureAddress(from) || /[?#]/.test(from))
    return "Use a path such as /asl-courses, without a question mark or #.";
  if (from === "/") return "The home page can't be redirected.";
  if (from.endsWith("/")) return "Leave out the slash at the end.";
  return !isOwnPath(from) || "The site always has this address itself, so it can't be redirected.";
}

/** A redirect takes a single step: no circles, and no other redirect before or after it. */
export function checkHop({ from, to }: Hop, others: readonly Hop[]): Finding {
  const target = toPath(to);
  if (target === toPath(from)) return "The two addresses are the same.";
  const next = others.find((other) => toPath(other.from) === target);
  if (next && leadsBack(from, { next, others }))
    return `“${next.from}” redirects back to this address, so visitors would go in circles.`;
  if (next) return `“${next.from}” already redirects to “${next.to}”. Redirect to that address instead.`;
  const previous = others.find((other) => toPath(other.to) === toPath(from));
  return (
    previous === undefined ||
    `“${previous.from}” redirects to this old address. Change that redirect to the new address first.`
  );
}

function leadsBack(from: string, { next, others }: { next: Hop; others: readonly Hop[] }): boolean {
  const passed = new Set<Hop>();
  let hop: Hop | undefined = next;
  while (hop && !passed.has(hop)) {
    passed.add(hop);
    const target = toPath(hop.to);
    if (target === toPath(from)) return true;
    hop = others.find((other) => toPath(other.from) === target);
  }
  return false;
}

/** A path without its query and anchor. Another site's URL stays unchanged. */
function toPath(address: string): string {
  if (!address.startsWith("/")) return address;
  return address.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
}
