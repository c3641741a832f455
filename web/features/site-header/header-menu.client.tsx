"use client";

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { menuStep } from "#features/site-header/menu-step.ts";
import styles from "./header-menu.module.css";

export interface HeaderMenuProps {
  /** What the button says. */
  label: string;
  /** Links. */
  children: ReactNode;
}

/**
 * A button that opens links below it. The browser opens and closes the panel, without JavaScript too: with Enter and Space, with
 * Escape, and with a click elsewhere. JavaScript adds the arrow keys, and closes what the keyboard's focus has left.
 */
export function HeaderMenu({ label, children }: HeaderMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const step = (event: KeyboardEvent) => {
    const links = [...(panel.current?.querySelectorAll("a") ?? [])];
    const current = links.findIndex((link) => link === document.activeElement);
    const next = menuStep(event.key, current, links.length);
    if (next === null) return;
    event.preventDefault();
    // As the source, the button is what the panel stands below.
    if (button.current) panel.current?.showPopover({ source: button.current });
    links[next]?.focus();
  };

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };

  /** A followed link leaves the panel standing, because the next page keeps this header. */
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) panel.current?.hidePopover();
  };

  return (
    // The keys and clicks are those of the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.menu} onKeyDown={step} onBlur={closeWhenLeft} onClick={closeOnChoice}>
      <button className={styles.button} type="button" ref={button} popoverTarget={id}>
        {label}
      </button>
      <div className={styles.panel} data-ground="sand" id={id} ref={panel} popover="auto">
        {children}
      </div>
    </div>
  );
}
