"use client";
import { useEffect } from "react";

/**
 * For what appears by itself at the bottom of the window, with room for it in the page's `scroll-padding`: scrolls what has the focus out
 * from under it (WCAG 2.4.11, Focus Not Obscured).
 */
export function useFocusNotObscured(): void {
  useEffect(() => {
    // The skip link's target is the whole page.
    const focused = document.querySelector(":focus-visible:not(main)");
    focused?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);
}
