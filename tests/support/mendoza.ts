import { createRequire } from "node:module";

interface Patcher {
  applyPatch: (value: unknown, patch: readonly unknown[]) => unknown;
  incremental: {
    wrap: (value: unknown, meta: string) => Tracked;
    applyPatch: (value: Tracked, patch: readonly unknown[], meta: string) => Tracked;
    unwrap: (value: Tracked) => unknown;
  };
}

/** A value that knows, part by part, which patch wrote it. The Studio uses it to find the author of each change. */
export interface Tracked {
  startMeta: string;
  endMeta: string;
  content?: { type: string; fields?: Record<string, Tracked>; elements?: Tracked[] };
}

// The copy that the Studio itself runs. No package of ours depends on it.
const requireOfStudio = createRequire(
  createRequire(new URL("../../package.json", import.meta.url)).resolve("sanity/package.json"),
);

// `require` has no types. These are from the package's own declarations.
export const mendoza = requireOfStudio("mendoza") as Patcher;
