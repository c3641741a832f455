import { sampleQuery } from "@shop/web/content/books.server.ts";
import { courseNeedsQuery, syllabusQuery } from "@shop/web/content/courses.server.ts";
import { classroomPricingQuery } from "@shop/web/content/classroom-pricing.server.ts";
import { crossSellAnnouncementsQuery } from "@shop/web/content/cross-sell-announcements.server.ts";
import { featuresQuery } from "@shop/web/content/features.server.ts";
import { termsVersionQuery } from "@shop/web/content/legal-pages.server.ts";
import { pageMetadataQuery } from "@shop/web/content/page-metadata.server.ts";
import { promotionsQuery } from "@shop/web/content/promotions.server.ts";
import { redirectQuery } from "@shop/web/content/redirects.server.ts";
import { BookView } from "@shop/web/features/books/book-view.tsx";
import { toBlogPosting } from "@shop/web/features/metadata/json-ld/to-blog-posting.server.ts";
import { toBook } from "@shop/web/features/metadata/json-ld/to-book.server.ts";
import { toCourse } from "@shop/web/features/metadata/json-ld/to-course.server.ts";
import { toPageNodes } from "@shop/web/features/metadata/json-ld/to-page-nodes.server.ts";
import { toQuiz } from "@shop/web/features/metadata/json-ld/to-quiz.server.ts";
import { toVideo } from "@shop/web/features/metadata/json-ld/to-video.server.ts";
import { toMetadata } from "@shop/web/features/metadata/to-metadata.server.ts";
import { PromotionBanner } from "@shop/web/features/promotions/promotion-banner.tsx";
import { SiteHeader } from "@shop/web/features/site-header/site-header.tsx";
import type { Offer } from "@shop/web/commerce/offer.ts";
import type { QueryClient } from "./query-client.ts";
import { atTimes } from "./site/at-times.tsx";
import { builtInLinks } from "./site/built-in-links.ts";
import { WithoutCart } from "./site/no-cart.tsx";
import { prerenderToHtml } from "./site/prerender-to-html.ts";
import type { SiteContent } from "./site-queries.ts";
import { type SiteView, toView } from "./site-view.ts";

/** What the site returns, redirects or decides based on content, besides its pages. */
export async function readDecisions(client: QueryClient) {
  const [redirect, terms, features, courses, syllabus, sample, crossSells, promotions, route, classroom] =
    await Promise.all([
      client.fetch(redirectQuery, { spellings: ["/complete"] }),
      client.fetch(termsVersionQuery, { slug: "complete" }),
      client.fetch(featuresQuery),
      client.fetch(courseNeedsQuery),
      client.fetch(syllabusQuery, { slug: "complete" }),
      client.fetch(sampleQuery, { handle: "handle" }),
      client.fetch(crossSellAnnouncementsQuery),
      client.fetch(promotionsQuery),
      client.fetch(pageMetadataQuery, { path: "/complete" }),
      client.fetch(classroomPricingQuery),
    ]);
  return { redirect, terms, features, courses, syllabus, sample, crossSells, promotions, route, classroom };
}

type Decisions = Awaited<ReturnType<typeof readDecisions>>;

export function toDecisionViews({ promotions, route, ...answers }: Decisions): SiteView[] {
  return [
    toView("answers", answers, () => JSON.stringify(answers)),
    toView("promotions", promotions, () =>
      prerenderToHtml(
        atTimes(promotions, (running) =>
          running.map((promotion) => <PromotionBanner key={promotion._id} promotion={promotion} />),
        ),
      ),
    ),
    toView("route", route, () => JSON.stringify(toMetadata({ settings: null, meta: route?.meta ?? null }))),
  ];
}

/** What search engines and shared links get, every page's menus, and a book that's for sale. */
export function toHeadViews(site: SiteContent): SiteView[] {
  const { page, course, book, settings, words, quizzes } = site;
  const { post, lesson, legalPage } = words;
  const { quiz } = quizzes;
  const price = { amount: "22.99", compareAtAmount: null };
  const offer: Offer = {
    kind: "priced",
    variantId: "gid://shopify/ProductVariant/1",
    availableForSale: true,
    prices: { USD: price, CAD: price },
  };
  return [
    toView("sold book", book, () =>
      prerenderToHtml(
        book && (
          <BookView
            book={book}
            shopDescription={null}
            variants={null}
            stock={null}
            supportEmail={null}
            offers={new Map([[book.handle ?? "", offer]])}
            recommended={[]}
            paths={new Set()}
          />
        ),
      ),
    ),
    toView("header", settings, () =>
      prerenderToHtml(
        <WithoutCart>
          <SiteHeader settings={settings} builtIn={builtInLinks} />
        </WithoutCart>,
      ),
    ),
    toView("heads", { page, course, book, post, lesson, legalPage, quiz, settings }, () =>
      JSON.stringify(
        [page, course, book, post, lesson, legalPage, quiz, null].map((shown) =>
          toMetadata({ settings, path: "/complete", title: shown?.title ?? null, meta: shown?.meta ?? null }),
        ),
      ),
    ),
    toView("things", { page, course, book, post, quiz, settings }, () =>
      JSON.stringify([
        page && toPageNodes({ page, path: "/", settings }),
        course && toCourse({ course, offer, settings }),
        course && toVideo(course.previewVideo),
        book && toBook({ book, offer, variants: null, settings }),
        post && toBlogPosting(post, settings),
        quiz && toQuiz(quiz),
      ]),
    ),
  ];
}
