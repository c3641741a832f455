import { PostList } from "#features/blog/post-list.tsx";
import type { Tag } from "#features/blog/tag.ts";
import type { PostCard } from "#content/content-types.ts";
import { countOf } from "#lib/count-of.ts";
import { Band } from "#ui/band.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./tag-view.module.css";

export interface TagViewProps {
  tag: Tag;
  posts: readonly PostCard[];
}

export function TagView({ tag, posts }: TagViewProps) {
  return (
    <Band>
      <div className={styles.head}>
        <p>
          <SiteLink href="/blog">Blog</SiteLink>
        </p>
        <h1 className={styles.title}>{tag.name}</h1>
        <p className={styles.count}>{countOf(posts.length, "post")}</p>
      </div>
      <PostList posts={posts} heading="h2" />
    </Band>
  );
}
