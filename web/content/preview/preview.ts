import type { ClientPerspective } from "@sanity/client";
import type { LinkState } from "./link-state.ts";
import type { Shown } from "./preview-session.ts";

/** What a preview may show: of an editor everything, of a link what it was made for, and of one that ended nothing. */
export type Preview =
  | { kind: "editor"; perspective: ClientPerspective }
  | { kind: "link"; id: string; shows: Shown; release: Release | null; until: string }
  | { kind: "ended"; why: Exclude<LinkState, "open"> };

interface Release {
  name: string;
  title: string;
}
