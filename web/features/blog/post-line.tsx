import { documentPath } from "@shop/schemas/paths.ts";
import { PostDate } from "#features/blog/post-date.tsx";
import type { PostCard } from "#content/content-types.ts";
import { Picture } from "#ui/picture.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./post-line.module.css";

export interface PostLineProps {
  post: PostCard;
  /** The title's heading level, one below the list's own heading. */
  heading: "h2" | "h3";
  /** A brief line has no image or summary. */
  extent: "full" | "brief";
}

/** A post in a list, with its date, title and author. The whole line is a link. */
export function PostLine({ post, heading: Heading, extent }: PostLineProps) {
  const { title, excerpt, publishedAt, author, cover } = post;
  return (
    <article className={styles.line} data-extent={extent}>
      <p className={styles.date}>
        <PostDate value={publishedAt} />
      </p>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <SiteLink className={styles.link} href={documentPath(post)}>
            {title}
          </SiteLink>
        </Heading>
        {extent === "full" && <p className={styles.excerpt}>{excerpt}</p>}
        {extent === "full" && author && <p className={styles.author}>{author}</p>}
      </div>
      {extent === "full" && cover?.asset && (
        <div className={styles.cover}>
          <Picture figure={cover} sizes="(width >= 60rem) 22rem, 30vw" ratio={16 / 9} maxWidth={828} />
        </div>
      )}
    </article>
  );
}
