import type { SanityClient } from "@sanity/client";
import { courseCardsQuery } from "@shop/web/content/courses.server.ts";
import { faqsQuery } from "@shop/web/content/faqs.server.ts";
import { legalPageQuery } from "@shop/web/content/legal-pages.server.ts";
import { lessonQuery } from "@shop/web/content/lessons.server.ts";
import { feedPostsQuery, postCardsQuery, postQuery } from "@shop/web/content/posts.server.ts";
import { BlogFront } from "@shop/web/features/blog/blog-front.tsx";
import { PostView } from "@shop/web/features/blog/post-view.tsx";
import { listTags, postsTagged } from "@shop/web/features/blog/tag.ts";
import { TagView } from "@shop/web/features/blog/tag-view.tsx";
import { toFeed } from "@shop/web/features/blog/to-feed.server.ts";
import { toNextCourse } from "@shop/web/features/blog/to-next-course.ts";
import { LegalView } from "@shop/web/features/legal/legal-view.tsx";
import { LessonView } from "@shop/web/features/lessons/lesson-view.tsx";
import { toPostMarkdown } from "@shop/web/features/markdown/post-markdown.server.ts";
import { QuestionPage } from "@shop/web/features/questions/question-page.tsx";
import { renderToStaticMarkup } from "react-dom/server";

interface WordAddresses {
  /** Of the post, the lesson and the legal page. */
  slug: string | null;
  /** Of the lesson. */
  level: string;
}

/** What there is to read on the site: the blog, the questions, and the post, lesson and legal page at an address. */
export async function readWords(client: SanityClient, { slug, level }: WordAddresses) {
  const [posts, feedPosts, faqs, courses, post, lesson, legalPage] = await Promise.all([
    client.fetch(postCardsQuery),
    client.fetch(feedPostsQuery),
    client.fetch(faqsQuery),
    client.fetch(courseCardsQuery),
    client.fetch(postQuery, { slug }),
    client.fetch(lessonQuery, { level, slug }),
    client.fetch(legalPageQuery, { slug }),
  ]);
  return { posts, feedPosts, faqs, courses, post, lesson, legalPage };
}

type Words = Awaited<ReturnType<typeof readWords>>;

/** All of it as pages, as a feed and as Markdown. */
export function renderWords({ posts, feedPosts, faqs, courses, post, lesson, legalPage }: Words): string {
  const markup = renderToStaticMarkup(
    <>
      <BlogFront posts={posts} />
      {listTags(posts).map((tag) => (
        <TagView key={tag.slug} tag={tag} posts={postsTagged(posts, tag.slug)} />
      ))}
      <QuestionPage faqs={faqs} />
      {post && <PostView post={post} nextCourse={toNextCourse(courses, post.body)} offers={new Map()} />}
      {lesson && <LessonView lesson={lesson} offers={new Map()} />}
      {legalPage && <LegalView page={legalPage} />}
    </>,
  );
  return [markup, toFeed({ name: "Shop", posts: feedPosts }), post && toPostMarkdown(post)].join("\n");
}
