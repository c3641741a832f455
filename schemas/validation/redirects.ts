import { isPathOrSecureAddress } from "./address.ts";
import type { Finding } from "./finding.ts";

export interface Hop {
  from: string;
  to: string;
}

/** What the site and the Studio answer themselves. */
const ownFolders = ["/studio", "/api", "/_next"];

/** An old address is a path of this site that a redirect may take over. */
export function checkOldAddress(from: string): Finding {
  if (!from.startsWith("/") || !isPathOrSecureAddress(from) || /[?#]/.test(from))
    return "Use a path such as /asl-courses, without a question mark or #.";
  if (from === "/") return "The home page stays where it is.";
  if (from.endsWith("/")) return "Leave out the slash at the end: it is understood.";
  const own = ownFolders.find((folder) => from === folder || from.startsWith(`${folder}/`));
  return own === undefined || `${own} is the site's own and cannot be redirected.`;
}

/** One step leads from the old address to the new one: no circle, and no second redirect before or after it. */
export function checkHop({ from, to }: Hop, others: readonly Hop[]): Finding {
  const goal = toPath(to);
  if (goal === toPath(from)) return "The two addresses are the same.";
  const next = others.find((other) => toPath(other.from) === goal);
  if (next && leadsBack(from, { next, others }))
    return `“${next.from}” leads back to this address. Visitors would go in a circle.`;
  if (next) return `“${next.from}” is itself sent on, to “${next.to}”. Send this address there at once.`;
  const before = others.find((other) => toPath(other.to) === toPath(from));
  return (
    before === undefined ||
    `“${before.from}” is sent to this old address. Change that redirect to the new address first.`
  );
}

function leadsBack(from: string, { next, others }: { next: Hop; others: readonly Hop[] }): boolean {
  const passed = new Set<Hop>();
  let hop: Hop | undefined = next;
  while (hop && !passed.has(hop)) {
    passed.add(hop);
    const goal = toPath(hop.to);
    if (goal === toPath(from)) return true;
    hop = others.find((other) => toPath(other.from) === goal);
  }
  return false;
}

/** A path without its query and its place on the page; another site's address as it is. */
function toPath(address: string): string {
  if (!address.startsWith("/")) return address;
  return address.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
}
