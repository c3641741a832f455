import { stegaClean } from "@sanity/client/stega";
import type { Page } from "#content/content-types.ts";

/** Says what the page hides in the header (requirements §2.37). The header is outside the page, so its CSS looks for this. */
export function HiddenHeaderParts({ parts }: { parts: Page["hiddenInHeader"] }) {
  return parts?.length ? <div hidden data-hidden-in-header={stegaClean(parts).join(" ")} /> : null;
}
