"use client";

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { menuStep } from "#features/site-header/menu-step.ts";
import styles from "./header-menu.module.css";

export interface HeaderMenuProps {
  /** The button's text. */
  label: string;
  /** Links. */
  children: ReactNode;
}

/**
 * A button with a popover of links. The browser handles opening and closing, even without JavaScript: Enter, Space,
 * Escape and clicks outside. JavaScript adds arrow keys and closes it when focus leaves.
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
    // As its source, the button anchors the panel.
    if (button.current) panel.current?.showPopover({ source: button.current });
    links[next]?.focus();
  };

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };

  /** Client navigation keeps the header, so a followed link has to close the panel. */
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) panel.current?.hidePopover();
  };

  return (
    // Keys and clicks come from the button and the links inside.
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
