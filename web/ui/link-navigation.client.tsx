"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isPlainClick } from "#lib/is-plain-click.ts";

export interface LinkNavigationProps {
  /** False in a preview. Pages that were prefetched before draft mode would be shown in it. */
  prefetches: boolean;
}

/**
 * Opens links to our pages without loading the document anew, and prefetches the pages when the pointer, a finger, or the focus reaches
 * their links. One component for all, because a page has a hundred (docs/decisions/0021). A link with `data-loads` is left to the browser,
 * and one with or in `data-prefetch="no"` isn't prefetched.
 */
export function LinkNavigation({ prefetches }: LinkNavigationProps) {
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const open = (event: MouseEvent) => {
      const link = findLink(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      router.push(link.href);
    };
    let reached: HTMLAnchorElement | null = null;
    const prefetch = (event: Event) => {
      const link = findLink(event);
      if (link === reached) return;
      reached = link;
      if (link && !link.closest("[data-prefetch='no']")) router.prefetch(link.href);
    };
    document.addEventListener("click", open, { signal });
    if (prefetches)
      for (const reach of ["mouseover", "touchstart", "focusin"])
        document.addEventListener(reach, prefetch, { signal, passive: true });
    return () => stop.abort();
  }, [router, prefetches]);
  return null;
}

const findLink = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement>("a[href^='/']:not([target], [data-loads])")
    : null;
