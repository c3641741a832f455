import { NewestPost } from "#features/blog/newest-post.tsx";
import { PostList } from "#features/blog/post-list.tsx";
import { listTags } from "#features/blog/tag.ts";
import { TagList } from "#features/blog/tag-list.tsx";
import type { PostCard } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import styles from "./blog-front.module.css";

export interface BlogFrontProps {
  /** Newest first. */
  posts: readonly PostCard[];
}

/** The blog's home page: the newest post large, and the others in a list. */
export function BlogFront({ posts }: BlogFrontProps) {
  const [newest, ...older] = posts;
  return (
    <>
      <Band space="none">
        <div className={styles.head}>
          <h1 className={styles.title}>Blog</h1>
          <TagList names={listTags(posts).map(({ name }) => name)} />
        </div>
        {newest ? <NewestPost post={newest} /> : <p className={styles.empty}>No posts yet.</p>}
      </Band>
      {older.length > 0 && (
        <Band aria-label="Earlier posts">
          <PostList posts={older} heading="h2" />
          <p>
            <a href="/blog/feed.xml" data-loads>
              Follow the blog in a feed reader
            </a>
          </p>
        </Band>
      )}
    </>
  );
}
