import { type Category, categoryPath } from "#features/dictionary/categories.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./category-links.module.css";

export interface CategoryLinksProps {
  categories: readonly Category[];
  /** The current category's slug. */
  current?: string;
}

/** Links to categories, with the number of signs in each. */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ul className={styles.categories}>
        {categories.map(({ title, slug, signs }) => (
          <li key={slug}>
            {slug === current ? (
              <span className={styles.category} aria-current="page">
                {title} <span className={styles.count}>{signs.length}</span>
              </span>
            ) : (
              <SiteLink className={styles.category} href={categoryPath(slug)}>
                {title} <span className={styles.count}>{signs.length}</span>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
