"use client";
import { useEffect, useState } from "react";

/** Whether the cart is open beside the page (requirements §4.7). Where it can, a plain click on the header's link opens it. */
export function useCartDrawer(canOpen: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!canOpen) return;
    const stop = new AbortController();
    const open = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
      if (!isPlain || !(target instanceof Element) || !target.closest("[data-opens=cart]")) return;
      event.preventDefault();
      setOpen(true);
    };
    // Before the link's own listener, which follows it.
    document.addEventListener("click", open, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [canOpen]);
  return { isOpen, close: () => setOpen(false) };
}
