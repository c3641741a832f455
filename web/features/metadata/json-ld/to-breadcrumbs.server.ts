import "server-only";
import { toAbsoluteUrl } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

interface Crumb {
  name: string | null;
  path: string;
}

/** Breadcrumbs from the home page to this one. */
export function toBreadcrumbs(...crumbs: readonly Crumb[]): JsonLdNode {
  const steps = [{ name: "Home", path: "/" }, ...crumbs].filter(({ name }) => name);
  return toJsonLdNode("BreadcrumbList", {
    itemListElement: steps.map(({ name, path }, index) =>
      toJsonLdNode("ListItem", { position: index + 1, name, item: toAbsoluteUrl(path) }),
    ),
  });
}
