"use client";

import { useId, useRef, type MouseEvent, type ReactNode } from "react";
import styles from "./site-menu.module.css";

export interface SiteMenuProps {
  children: ReactNode;
}

/**
 * The menu of small screens: a native dialog that keeps focus inside, closes with Escape and gives focus back. Browsers
 * that know `command` open it before and without JavaScript.
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
        onClick={() => dialog.current?.showModal()}
        {...{ command: "show-modal", commandfor: id }}
      >
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </button>
      {/* What is clicked are the links inside and the veil around; the keyboard has Enter on a link, and Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog className={styles.menu} id={id} ref={dialog} aria-label="Menu" onClick={closeOnChoice}>
        <div className={styles.content}>
          <div className={styles.close}>
            <button
              className={styles.button}
              type="button"
              onClick={() => dialog.current?.close()}
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

/** A followed link leaves the menu standing, because the next page keeps this header; the veil is the dialog itself. */
function closeOnChoice(event: MouseEvent<HTMLDialogElement>): void {
  const { currentTarget, target } = event;
  if (target === currentTarget || (target instanceof Element && target.closest("a"))) currentTarget.close();
}
