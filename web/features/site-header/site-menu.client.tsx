"use client";

import { useId, useRef, type MouseEvent, type ReactNode } from "react";
import styles from "./site-menu.module.css";

export interface SiteMenuProps {
  children: ReactNode;
}

/**
 * The menu on small screens: a native modal dialog, with its focus handling and Escape. Browsers with `command` support
 * open it without JavaScript. With it, the script keeps the command from running as well: the browser would complain that the dialog
 * is open already.
 */
export function SiteMenu({ children }: SiteMenuProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
        {...{ command: "show-modal", commandfor: id }}
      >
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </button>
      {/* Clicks come from links inside and from the backdrop. The keyboard has Enter and Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog className={styles.menu} id={id} ref={dialog} aria-label="Menu" onClick={closeOnChoice}>
        <div className={styles.content}>
          <div className={styles.close}>
            <button
              className={styles.button}
              type="button"
              onClick={(event) => {
                event.preventDefault();
                dialog.current?.close();
              }}
              {...{ command: "close", commandfor: id }}
            >
              <span className={styles.cross} aria-hidden="true" />
              Close
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}

/**
 * Client navigation keeps the header, so a followed link has to close the menu. A click on the dialog itself is on the
 * backdrop.
 */
function closeOnChoice(event: MouseEvent<HTMLDialogElement>): void {
  const { currentTarget, target } = event;
  if (target === currentTarget || (target instanceof Element && target.closest("a"))) currentTarget.close();
}
