import { announcements } from "#seed/content/announcements.ts";
import { completeBundle } from "#seed/content/complete-bundle.ts";
import { coursesPage } from "#seed/content/courses-page.ts";
import { essentialsBundle } from "#seed/content/essentials-bundle.ts";
import { homePage } from "#seed/content/home-page.ts";
import { instructors } from "#seed/content/instructors.ts";
import { kidsEssentialsBundle } from "#seed/content/kids-essentials-bundle.ts";
import { kidsLevel1A } from "#seed/content/kids-level-1a.ts";
import { kidsLevel1B } from "#seed/content/kids-level-1b.ts";
import { level1A } from "#seed/content/level-1a.ts";
import { level1B } from "#seed/content/level-1b.ts";
import { level2A } from "#seed/content/level-2a.ts";
import { level2B } from "#seed/content/level-2b.ts";
import type { SeedDocument } from "#seed/content/seed-document.ts";
import { siteSettings } from "#seed/content/site-settings.ts";

export interface ContentSeed {
  documents: SeedDocument[];
  /** What the pictures' `file://./…` addresses are relative to. */
  directory: URL;
}

/**
 * The shop a fresh clone opens with: nine courses and bundles (SPEC §9), their instructors, announcements, settings
 * and two pages. A picture is an object with `_sanityAsset`, resolved to an uploaded asset when the seed is planted.
 */
export const contentSeed: ContentSeed = {
  documents: [
    level1A,
    level1B,
    level2A,
    level2B,
    completeBundle,
    essentialsBundle,
    kidsLevel1A,
    kidsLevel1B,
    kidsEssentialsBundle,
    ...instructors,
    ...announcements,
    homePage,
    coursesPage,
    siteSettings,
  ],
  directory: new URL("./", import.meta.url),
};
