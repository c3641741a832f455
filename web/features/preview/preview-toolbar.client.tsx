"use client";
import { usePathname } from "next/navigation";
import type { PreviewDescription } from "./describe-preview.ts";
import styles from "./preview-toolbar.module.css";

/** Says what is previewed and until when, switches what is shown, and leaves with one click. */
export function PreviewToolbar({ shown, until, choices }: PreviewDescription) {
  const path = usePathname();
  return (
    <aside className={styles.toolbar} data-ground="ink" aria-label="Preview">
      <p className={styles.words}>
        <strong>Preview.</strong> {shown} {until && <EndTime until={until} />}
      </p>
      {choices.length > 0 && (
        <form className={styles.choices} action="/api/preview/shown" method="post" aria-label="Show">
          <input type="hidden" name="path" value={path} />
          {choices.map(({ value, label, isShown }) => (
            <button key={value} className={styles.choice} name="shows" value={value} aria-pressed={isShown}>
              {label}
            </button>
          ))}
        </form>
      )}
      <form action="/api/draft-mode/disable" method="post">
        <input type="hidden" name="path" value={path} />
        <button className={styles.leave} type="submit">
          Leave preview
        </button>
      </form>
    </aside>
  );
}

/** In the reviewer's own time zone, which the server does not know. */
function EndTime({ until }: { until: string }) {
  const words = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      It ends{" "}
      <time dateTime={until} suppressHydrationWarning>
        {words.format(new Date(until))}
      </time>
      .
    </>
  );
}
