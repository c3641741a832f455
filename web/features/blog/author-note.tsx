import type { Author } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./author-note.module.css";

export interface AuthorNoteProps {
  author: Author | null;
}

/** The author's bio at the end of a post. */
export function AuthorNote({ author }: AuthorNoteProps) {
  if (!author?.name) return null;
  const { name, role, bio, image } = author;
  return (
    <SideHeadingBand title="About the author" ground="sand">
      <div className={styles.author}>
        {image?.asset && (
          <div className={styles.portrait}>
            <Picture figure={image} sizes="(width >= 60rem) 12rem, 8rem" ratio={4 / 5} maxWidth={640} />
          </div>
        )}
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p className={styles.bio}>{bio}</p>
        </div>
      </div>
    </SideHeadingBand>
  );
}
