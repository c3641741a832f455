import { PostLine, type PostLineProps } from "#features/blog/post-line.tsx";
import type { PostCard } from "#content/content-types.ts";
import styles from "./post-list.module.css";

export interface PostListProps extends Pick<PostLineProps, "heading"> {
  posts: readonly PostCard[];
}

/** As many are read about; older ones are looked up by their title. */
const fullLines = 12;

/** Posts under each other, the first dozen with picture and summary. */
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
