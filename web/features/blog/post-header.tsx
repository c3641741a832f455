import { PostDate } from "#features/blog/post-date.tsx";
import { readingTime } from "#features/blog/reading-time.ts";
import { TagList } from "#features/blog/tag-list.tsx";
import type { Post } from "#content/content-types.ts";
import { Band } from "#ui/band.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./post-header.module.css";

export interface PostHeaderProps {
  post: Post;
}

/** A post's first screen: title, author and a cover that extends to the window's edge. */
export function PostHeader({ post }: PostHeaderProps) {
  const { title, excerpt, author, publishedAt, body, tags, cover } = post;
  return (
    <Band as="div" space="none">
      <div className={styles.head}>
        <TagList names={tags} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.excerpt}>{excerpt}</p>
      </div>
      <div className={styles.byline}>
        {author?.image?.asset && (
          <div className={styles.portrait}>
            <Picture figure={author.image} sizes="4rem" ratio={1} maxWidth={640} />
          </div>
        )}
        <div className={styles.facts}>
          {author?.name && <p className={styles.name}>{author.name}</p>}
          <p>
            <PostDate value={publishedAt} />
          </p>
          <p>{readingTime(body)} min read</p>
        </div>
      </div>
      {cover?.asset && (
        <div className={styles.cover}>
          <Picture
            figure={cover}
            sizes="(width >= 60rem) 68vw, 100vw"
            ratio={16 / 9}
            maxWidth={2560}
            priority
          />
        </div>
      )}
    </Band>
  );
}
