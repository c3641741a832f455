"use client";
import { useEffect, useState } from "react";

/** Whether the cart drawer is open (requirements §4.7). If it can open, a plain click on the header's cart link opens it. */
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
    // Runs before the link's own handler, which would navigate.
    document.addEventListener("click", open, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [canOpen]);
  return { isOpen, close: () => setOpen(false) };
}
