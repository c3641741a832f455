import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { CommentForm } from "./comments/comment-form.tsx";
import type { PreviewDescription } from "./describe-preview.ts";
import { EndTime } from "./end-time.client.tsx";
import { ReturnPath } from "./return-path.client.tsx";
import styles from "./preview-toolbar.module.css";

export interface PreviewToolbarProps extends PreviewDescription {
  /** Whether its details show from the start. */
  isOpen: boolean;
  /** Whether the viewer may send comments to the editors. */
  takesComments: boolean;
}

/** Names what's previewed, takes comments, and has a button to leave. It opens to say more, and to switch. */
export function PreviewToolbar({ name, shown, until, choices, isOpen, takesComments }: PreviewToolbarProps) {
  return (
    <aside className={styles.toolbar} data-ground="ink" aria-label="Preview">
      <details className={styles.details} name="preview-toolbar" open={isOpen}>
        <summary className={styles.summary}>
          <span className={takesComments ? styles.prefix : undefined}>Preview:</span>{" "}
          <strong className={styles.name}>{name}</strong>
        </summary>
        <div className={styles.panel}>
          <p>
            {shown} {until && <EndTime until={until} />}
          </p>
          {choices.length > 0 && (
            <form className={styles.choices} action="/api/preview/shown" method="post" aria-label="Show">
              <ReturnPath />
              {choices.map(({ value, label, isShown }) => (
                <button
                  key={value}
                  className={styles.choice}
                  name="shows"
                  value={value}
                  aria-pressed={isShown}
                >
                  {label}
                </button>
              ))}
            </form>
          )}
        </div>
      </details>
      {takesComments && (
        <details className={styles.comment} name="preview-toolbar">
          <summary className={styles.summary}>Comment</summary>
          <div className={styles.panel}>
            <CommentForm />
          </div>
        </details>
      )}
      <form action="/api/draft-mode/disable" method="post">
        <ReturnPath />
        <button className={styles.leave} type="submit">
          Leave<VisuallyHidden> preview</VisuallyHidden>
        </button>
      </form>
    </aside>
  );
}
