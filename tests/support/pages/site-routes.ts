import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../web/app/(site)", import.meta.url));

export interface SiteRoute {
  /** As Next.js writes it: `/blog/[slug]`. */
  name: string;
  matches: (path: string) => boolean;
}

/** Every route with a page for visitors, the most specific first. */
export function readSiteRoutes(): SiteRoute[] {
  return globSync("**/page.tsx", { cwd: folder })
    .map((file) => file.split("/").slice(0, -1))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(toRoute);
}

/** Pages at addresses that editors choose come last, and each has its own layout. */
const isAnyAddress = (segment: string) => segment.startsWith("[[...");

const rank = (segments: readonly string[]) =>
  segments.some(isAnyAddress) ? Infinity : segments.filter((segment) => segment.startsWith("[")).length;

function toRoute(segments: readonly string[]): SiteRoute {
  const pattern = new RegExp(`^${segments.map(toPattern).join("") || "/"}$`);
  return {
    name: `/${segments.join("/")}`,
    matches: (path) => pattern.test(path),
  };
}

function toPattern(segment: string): string {
  if (isAnyAddress(segment)) return "/.*";
  if (segment.startsWith("[...")) return "/.+";
  return segment.startsWith("[") ? "/[^/]+" : `/${segment}`;
}
