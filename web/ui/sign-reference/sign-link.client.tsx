"use client";
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { lazyOptional } from "#lib/lazy-optional.ts";
import type { SignPopoverProps } from "./sign-popover.client.tsx";
import styles from "./sign-reference.module.css";

const SignPopover = lazyOptional<SignPopoverProps>(async () => {
  const { SignPopover: Popover } = await import("./sign-popover.client.tsx");
  return Popover;
});

export interface SignLinkProps extends Omit<SignPopoverProps, "onClose"> {
  children: ReactNode;
}

/** How long the pointer rests on the words before the popover opens, and may be away from both before it closes. */
const openDelayMs = 150;
const closeDelayMs = 300;

/**
 * A link to a sign's page. Its popover opens on hover, on keyboard focus, and with the first tap; the second tap
 * follows the link. It stays open while the pointer or the focus is in it (WCAG 1.4.13), and loads with its first use.
 */
export function SignLink({ children, ...sign }: SignLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  /** The last press, until its click. A tap outside of an open popover closes it before the click. */
  const press = useRef<{ isTap: boolean; wasOpen: boolean }>(null);

  const setOpenLater = (willOpen: boolean, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(willOpen), delayMs);
  };
  const hover = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === "touch") return;
    const isEntering = type === "pointerenter";
    setOpenLater(isEntering, isEntering ? openDelayMs : closeDelayMs);
  };
  const openWithFirstTap = (event: MouseEvent) => {
    const isFirstTap = press.current?.isTap && !press.current.wasOpen;
    press.current = null;
    if (!isFirstTap || isOpen) return;
    event.preventDefault();
    setOpenLater(true, 0);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <span
      data-open={isOpen}
      onPointerEnter={hover}
      onPointerLeave={hover}
      onPointerDown={({ pointerType }) => {
        press.current = { isTap: pointerType === "touch", wasOpen: isOpen };
      }}
      onClickCapture={openWithFirstTap}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) setOpenLater(true, 0);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpenLater(false, 0);
      }}
    >
      {/* The popover is what a reader points for, so the sign's page isn't prefetched. */}
      <a href={sign.href} className={styles.link} data-prefetch="no">
        {children}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <SignPopover {...sign} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
