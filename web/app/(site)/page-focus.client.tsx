"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * After a link, the next Tab is at the start of the new page, as it is after a full load (WCAG 2.4.3). Next's router leaves the focus in the
 * footer, or where the link was.
 */
export function PageFocus() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (path === shown.current) return;
    shown.current = path;
    // Not the Studio's focus, in whose preview this may be, and not that of an address with a place in the page.
    if (!document.hasFocus() || location.hash) return;
    const focused = document.activeElement;
    // After the page's own effects, which may move it somewhere better.
    queueMicrotask(() => {
      if (document.activeElement === focused) document.getElementById("main")?.focus({ preventScroll: true });
    });
  }, [path]);
  return null;
}
