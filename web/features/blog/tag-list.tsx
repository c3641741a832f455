import { tagPath } from "#features/blog/tag.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./tag-list.module.css";

export interface TagListProps {
  names: readonly string[] | null;
}

/** Links to all posts about each subject. */
export function TagList({ names }: TagListProps) {
  if (!names?.length) return null;
  return (
    <ul className={styles.tags} aria-label="Subjects">
      {names.map((name) => (
        <li key={name}>
          <SiteLink className={styles.tag} href={tagPath(name)}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
