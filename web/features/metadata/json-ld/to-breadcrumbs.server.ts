import "server-only";
import { toAbsoluteUrl } from "./absolute-url.server.ts";
import { type Thing, toThing } from "./thing.ts";

interface Crumb {
  name: string | null;
  path: string;
}

/** The way from the home page to this one. */
export function toBreadcrumbs(...crumbs: readonly Crumb[]): Thing {
  const steps = [{ name: "Home", path: "/" }, ...crumbs].filter(({ name }) => name);
  return toThing("BreadcrumbList", {
    itemListElement: steps.map(({ name, path }, index) =>
      toThing("ListItem", { position: index + 1, name, item: toAbsoluteUrl(path) }),
    ),
  });
}
