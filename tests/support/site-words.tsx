import { courseCardsQuery } from "@shop/web/content/courses.server.ts";
import { faqsQuery } from "@shop/web/content/faqs.server.ts";
import { legalPageQuery } from "@shop/web/content/legal-pages.server.ts";
import { lessonQuery } from "@shop/web/content/lessons.server.ts";
import { feedPostsQuery, postCardsQuery, postQuery } from "@shop/web/content/posts.server.ts";
import { sitemapQuery } from "@shop/web/content/sitemap.server.ts";
import { BlogFront } from "@shop/web/features/blog/blog-front.tsx";
import { PostView } from "@shop/web/features/blog/post-view.tsx";
import { listTags, postsTagged } from "@shop/web/features/blog/tag.ts";
import { TagView } from "@shop/web/features/blog/tag-view.tsx";
import { toFeed } from "@shop/web/features/blog/to-feed.server.ts";
import { toNextCourse } from "@shop/web/features/blog/to-next-course.ts";
import { LegalView } from "@shop/web/features/legal/legal-view.tsx";
import { LessonView } from "@shop/web/features/lessons/lesson-view.tsx";
import { toPostMarkdown } from "@shop/web/features/markdown/post-markdown.server.ts";
import { toSitemap } from "@shop/web/features/metadata/to-sitemap.ts";
import { QuestionPage } from "@shop/web/features/questions/question-page.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import type { QueryClient } from "./query-client.ts";
import { type SiteView, toView } from "./site-view.ts";

interface WordAddresses {
  /** The slug of the post, the lesson and the legal page. */
  slug: string | null;
  /** The lesson's level. */
  level: string;
}

/** The site's texts: the blog, the questions, the post, lesson and legal page at an address, and the sitemap. */
export async function readWords(client: QueryClient, { slug, level }: WordAddresses) {
  const [posts, feedPosts, faqs, courses, post, lesson, legalPage, sitemap] = await Promise.all([
    client.fetch(postCardsQuery),
    client.fetch(feedPostsQuery),
    client.fetch(faqsQuery),
    client.fetch(courseCardsQuery),
    client.fetch(postQuery, { slug }),
    client.fetch(lessonQuery, { level, slug }),
    client.fetch(legalPageQuery, { slug }),
    client.fetch(sitemapQuery),
  ]);
  return { posts, feedPosts, faqs, courses, post, lesson, legalPage, sitemap };
}

export type Words = Awaited<ReturnType<typeof readWords>>;

/** All of it as pages, as a feed and as Markdown. */
export function toWordViews(words: Words): SiteView[] {
  const { posts, feedPosts, faqs, courses, post, lesson, legalPage, sitemap } = words;
  return [
    toView("blog", posts, () => renderToStaticMarkup(<BlogFront posts={posts} />)),
    toView("tags", posts, () => renderToStaticMarkup(<TagPages posts={posts} />)),
    toView("questions", faqs, () => renderToStaticMarkup(<QuestionPage faqs={faqs} />)),
    toView("post", { post, courses }, () =>
      renderToStaticMarkup(
        post && <PostView post={post} nextCourse={toNextCourse(courses, post.body)} offers={new Map()} />,
      ),
    ),
    toView("lesson", lesson, () =>
      renderToStaticMarkup(lesson && <LessonView lesson={lesson} offers={new Map()} paths={new Set()} />),
    ),
    toView("legal page", legalPage, () => renderToStaticMarkup(legalPage && <LegalView page={legalPage} />)),
    toView("feed", feedPosts, () => toFeed({ name: "Shop", posts: feedPosts })),
    toView("sitemap", sitemap, () => JSON.stringify(toSitemap(sitemap))),
    toView("post's Markdown", post, () => (post ? toPostMarkdown(post) : "")),
  ];
}

function TagPages({ posts }: Pick<Words, "posts">) {
  return listTags(posts).map((tag) => (
    <TagView key={tag.slug} tag={tag} posts={postsTagged(posts, tag.slug)} />
  ));
}
