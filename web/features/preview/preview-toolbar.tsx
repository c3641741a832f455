import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { PreviewDescription } from "./describe-preview.ts";
import { EndTime } from "./end-time.client.tsx";
import { ReturnPath } from "./return-path.client.tsx";
import styles from "./preview-toolbar.module.css";

export interface PreviewToolbarProps extends PreviewDescription {
  /** Whether its details show from the start. */
  isOpen: boolean;
}

/** Names what's previewed, and has a button to leave. It opens to say more, and to switch. */
export function PreviewToolbar({ name, shown, until, choices, isOpen }: PreviewToolbarProps) {
  return (
    <aside className={styles.toolbar} data-ground="ink" aria-label="Preview">
      <details className={styles.details} open={isOpen}>
        <summary className={styles.summary}>
          <span className={styles.name}>
            Preview: <strong>{name}</strong>
          </span>
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
      <form action="/api/draft-mode/disable" method="post">
        <ReturnPath />
        <button className={styles.leave} type="submit">
          Leave<VisuallyHidden> preview</VisuallyHidden>
        </button>
      </form>
    </aside>
  );
}
