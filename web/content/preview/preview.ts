import type { ClientPerspective } from "@sanity/client";
import type { LinkState } from "@shop/schemas/vocabulary/preview-link-state.ts";
import type { Shown } from "./preview-session.ts";

/** What a preview may show: everything for an editor, the link's content for a link, nothing once it has ended. */
export type Preview =
  | { kind: "editor"; perspective: ClientPerspective }
  | { kind: "link"; id: string; shows: Shown; release: Release | null; until: string }
  | { kind: "ended"; why: Exclude<LinkState, "open"> };

export interface Release {
  name: string;
  title: string;
  /** The Studio makes a release for each scheduled draft. */
  isScheduledDraft: boolean;
}
