import type { Metadata } from "next";
import { readCourseList } from "#catalog/course-list.server.ts";
import { readOffers } from "#catalog/offers.server.ts";
import { readPost, readPostCards } from "#content/posts.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView, readView } from "#content/view.server.ts";
import { PostView } from "#features/blog/post-view.tsx";
import { toNextCourse } from "#features/blog/to-next-course.ts";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBlogPosting } from "#features/metadata/json-ld/to-blog-posting.server.ts";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import type { Post } from "#content/content-types.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../not-found.server.tsx";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  const posts = await readPostCards(publishedView);
  return posts.flatMap(({ slug }) => (slug ? [{ slug }] : []));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const view = await readView();
  const [post, settings] = await Promise.all([readPost(slug, view), readSiteSettings(view)]);
  if (!post) return toNotFoundMetadata(settings);
  return toMetadata({
    settings,
    path: `/blog/${slug}`,
    title: post.title,
    description: post.excerpt,
    meta: post.meta,
    kind: toArticle(post),
    drawsShareImage: true,
    otherForms: { "text/markdown": `/blog/${slug}.md`, "application/atom+xml": "/blog/feed.xml" },
  });
}

function toArticle({ publishedAt, _updatedAt, author, tags }: Post) {
  return {
    type: "article" as const,
    modifiedTime: _updatedAt,
    ...(publishedAt ? { publishedTime: publishedAt } : {}),
    ...(author?.name ? { authors: [author.name] } : {}),
    ...(tags ? { tags } : {}),
  };
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params;
  const offers = readOffers();
  const view = await readView();
  const [post, courses, settings] = await Promise.all([
    readPost(slug, view),
    readCourseList(view),
    readSiteSettings(view),
  ]);
  if (!post) return redirectOrNotFound(`/blog/${slug}`, view);
  return (
    <>
      <JsonLd
        nodes={[
          toBlogPosting(post, settings),
          toBreadcrumbs({ name: "Blog", path: "/blog" }, { name: post.title, path: `/blog/${slug}` }),
        ]}
      />
      <PostView post={post} nextCourse={toNextCourse(courses, post.body)} offers={await offers} />
    </>
  );
}
