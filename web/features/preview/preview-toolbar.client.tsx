"use client";
import { usePathname } from "next/navigation";
import styles from "./preview-toolbar.module.css";

/** Says that this is a preview and leaves it with one click. */
export function PreviewToolbar({ shown }: { shown: string }) {
  const path = usePathname();
  return (
    <aside className={styles.toolbar} data-ground="ink" aria-label="Preview">
      <p>
        <strong>Preview.</strong> You see {shown}, not what the public sees.
      </p>
      <form action="/api/draft-mode/disable" method="post">
        <input type="hidden" name="path" value={path} />
        <button className={styles.leave} type="submit">
          Leave preview
        </button>
      </form>
    </aside>
  );
}
