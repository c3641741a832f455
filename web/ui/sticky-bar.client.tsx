"use client";
import { type ReactNode, useEffect, useState } from "react";
import styles from "./sticky-bar.module.css";

export interface StickyBarProps {
  /** The id of the element that the bar stands in for once it has left the view. */
  after: string;
  /** The id of the element that ends it. */
  before: string;
  children: ReactNode;
}

/** Farther than any page is long, in pixels. */
const endless = 1_000_000;

/**
 * A bar at the bottom of a phone's screen, between two elements of the page. It takes no room, so nothing moves, and makes way for whatever
 * has the keyboard's focus.
 */
export function StickyBar({ after, before, children }: StickyBarProps) {
  const isBeyondFirst = !useIsWithin(after, `0px 0px ${endless}px 0px`);
  const isBeforeLast = !useIsWithin(before, `${endless}px 0px 0px 0px`);
  if (!isBeyondFirst || !isBeforeLast) return null;
  return <div className={styles.bar}>{children}</div>;
}

/** Whether an element is in the view, extended by margins. True until it's known. */
function useIsWithin(id: string, rootMargin: string): boolean {
  const [isWithin, setWithin] = useState(true);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setWithin(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, rootMargin]);
  return isWithin;
}
