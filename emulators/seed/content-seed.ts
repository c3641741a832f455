import { announcements } from "#seed/content/announcements/announcements.ts";
import { crossSellAnnouncements } from "#seed/content/announcements/cross-sell-announcements.ts";
import { authors } from "#seed/content/blog/authors.ts";
import { blogPosts } from "#seed/content/blog/posts.ts";
import { recommendedBooks, workbooks } from "#seed/content/books/books.ts";
import { classroomPricing } from "#seed/content/classroom-pricing.ts";
import { completeBundle } from "#seed/content/complete-bundle.ts";
import { essentialsBundle } from "#seed/content/essentials-bundle.ts";
import { questions } from "#seed/content/faq/questions.ts";
import { featureList } from "#seed/content/feature-list.ts";
import { instructors } from "#seed/content/instructors.ts";
import { kidsEssentialsBundle } from "#seed/content/kids-essentials-bundle.ts";
import { kidsLevel1A } from "#seed/content/kids-level-1a.ts";
import { kidsLevel1B } from "#seed/content/kids-level-1b.ts";
import { lessons } from "#seed/content/lessons/lessons.ts";
import { level1A } from "#seed/content/level-1a.ts";
import { level1B } from "#seed/content/level-1b.ts";
import { level2A } from "#seed/content/level-2a.ts";
import { level2B } from "#seed/content/level-2b.ts";
import { legalPages } from "#seed/content/legal/legal-pages.ts";
import { pageMetadata } from "#seed/content/pages/page-metadata.ts";
import { pages } from "#seed/content/pages/pages.ts";
import { promotions } from "#seed/content/promotions/promotions.ts";
import { quizzes } from "#seed/content/quizzes/quizzes.ts";
import { redirects } from "#seed/content/redirects/redirects.ts";
import type { SeedDocument } from "#seed/content/seed-document.ts";
import { signs } from "#seed/content/signs/signs.ts";
import { siteSettings } from "#seed/content/site-settings.ts";

export interface ContentSeed {
  documents: SeedDocument[];
  /** What the pictures' `file://./…` addresses are relative to. */
  directory: URL;
}

/**
 * The shop a fresh clone opens with: nine courses and bundles (requirements §3.45, §9.21) and their instructors, six workbooks and
 * ten books by others (requirements §3.55, §3.56), every page's words, the blog, questions and legal texts, and the settings. A
 * picture is an object with `_sanityAsset`, resolved to an uploaded asset when the seed is loaded; so is a PDF.
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
    ...workbooks,
    ...recommendedBooks,
    ...instructors,
    ...announcements,
    ...crossSellAnnouncements,
    ...promotions,
    ...pages,
    ...pageMetadata,
    ...redirects,
    ...questions,
    ...legalPages,
    ...authors,
    ...blogPosts,
    ...signs,
    ...lessons,
    ...quizzes,
    siteSettings,
    featureList,
    classroomPricing,
  ],
  directory: new URL("./", import.meta.url),
};
