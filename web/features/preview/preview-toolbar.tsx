import type { PreviewDescription } from "./describe-preview.ts";
import { EndTime } from "./end-time.client.tsx";
import { ReturnPath } from "./return-path.client.tsx";
import styles from "./preview-toolbar.module.css";

/** Shows what is previewed and until when, with buttons to switch and to leave. */
export function PreviewToolbar({ shown, until, choices }: PreviewDescription) {
  return (
    <aside className={styles.toolbar} data-ground="ink" aria-label="Preview">
      <p className={styles.words}>
        <strong>Preview.</strong> {shown} {until && <EndTime until={until} />}
      </p>
      {choices.length > 0 && (
        <form className={styles.choices} action="/api/preview/shown" method="post" aria-label="Show">
          <ReturnPath />
          {choices.map(({ value, label, isShown }) => (
            <button key={value} className={styles.choice} name="shows" value={value} aria-pressed={isShown}>
              {label}
            </button>
          ))}
        </form>
      )}
      <form action="/api/draft-mode/disable" method="post">
        <ReturnPath />
        <button className={styles.leave} type="submit">
          Leave preview
        </button>
      </form>
    </aside>
  );
}
