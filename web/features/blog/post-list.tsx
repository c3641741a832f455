import { PostLine, type PostLineProps } from "#features/blog/post-line.tsx";
import type { PostCard } from "#content/content-types.ts";
import styles from "./post-list.module.css";

export interface PostListProps extends Pick<PostLineProps, "heading"> {
  posts: readonly PostCard[];
}

/** Recent posts get an image and a summary. Readers look up older ones by title. */
const fullLines = 12;

/** A list of posts. The first dozen have an image and a summary. */
export function PostList({ posts, heading }: PostListProps) {
  return (
    <ul className={styles.posts}>
      {posts.map((post, index) => (
        <li key={post._id}>
          <PostLine post={post} heading={heading} extent={index < fullLines ? "full" : "brief"} />
        </li>
      ))}
    </ul>
  );
}
