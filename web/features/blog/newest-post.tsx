import { documentPath } from "@shop/schemas/paths.ts";
import { PostDate } from "#features/blog/post-date.tsx";
import type { PostCard } from "#content/content-types.ts";
import { Arc } from "#ui/arc.tsx";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./newest-post.module.css";

export interface NewestPostProps {
  post: PostCard;
}

/** The newest post, with its cover extending to the window's edge. Placed in a band's columns. */
export function NewestPost({ post }: NewestPostProps) {
  const { title, excerpt, publishedAt, author, cover } = post;
  return (
    <article className={styles.post}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <SiteLink className={styles.link} href={documentPath(post)}>
            {title}
          </SiteLink>
        </h2>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.facts}>
          {author && <span>{author}</span>}
          <PostDate value={publishedAt} />
        </p>
      </div>
      <div className={styles.cover}>
        {cover?.asset ? (
          <Picture
            figure={cover}
            sizes="(width >= 60rem) 62vw, 100vw"
            ratio={16 / 9}
            maxWidth={2560}
            priority
          />
        ) : (
          <Arc shape="sweep" draws="at-once" weight={3} />
        )}
      </div>
    </article>
  );
}
