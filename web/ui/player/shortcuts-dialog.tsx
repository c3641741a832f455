import type { Ref } from "react";
import { type PlayerAction, type PlayerActions, shortcuts, toKeyNames } from "./shortcuts.ts";
import styles from "./player.module.css";

export interface ShortcutsDialogProps {
  actions: PlayerActions;
  /** What can't be done with this video, and why; null if everything can. */
  note: string | null;
  ref: Ref<HTMLDialogElement>;
}

/** The keys that work in this video's player. */
export function ShortcutsDialog({ actions, note, ref }: ShortcutsDialogProps) {
  const allowed = (Object.keys(shortcuts) as PlayerAction[]).filter((action) => actions[action]);
  return (
    <dialog className={styles.dialog} ref={ref} closedby="any" aria-label="Keyboard shortcuts">
      <form className={styles.dialogHead} method="dialog">
        <h2 className={styles.dialogTitle}>Keyboard shortcuts</h2>
        <button className={styles.close} type="submit">
          Close
        </button>
      </form>
      <p>These keys work while the focus is in the player.</p>
      <dl className={styles.keys}>
        {allowed.map((action) => (
          <div key={action}>
            <dt>{shortcuts[action].label}</dt>
            <dd>
              {toKeyNames(action).map((key) => (
                <kbd className={styles.key} key={key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </dialog>
  );
}
