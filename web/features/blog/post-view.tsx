import { AuthorNote } from "#features/blog/author-note.tsx";
import { PostHeader } from "#features/blog/post-header.tsx";
import { PostList } from "#features/blog/post-list.tsx";
import { NextCourse } from "#features/lessons/next-course.tsx";
import type { CourseCard, Post } from "#content/content-types.ts";
import type { Offers } from "#commerce/offer.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { RichText } from "#ui/rich-text.tsx";

export interface PostViewProps {
  post: Post;
  /** Suggested at the end. */
  nextCourse: CourseCard | null;
  offers: Offers;
}

export function PostView({ post, nextCourse, offers }: PostViewProps) {
  const related = post.relatedPosts?.filter((other) => other !== null) ?? [];
  return (
    <article>
      <PostHeader post={post} />
      {post.body && (
        <SideHeadingBand as="div" title={null}>
          <RichText value={post.body} lead />
        </SideHeadingBand>
      )}
      <AuthorNote author={post.author} />
      {related.length > 0 && (
        <SideHeadingBand title="Read next">
          <PostList posts={related} heading="h3" />
        </SideHeadingBand>
      )}
      <NextCourse title="Start signing" course={nextCourse} offers={offers} />
    </article>
  );
}
