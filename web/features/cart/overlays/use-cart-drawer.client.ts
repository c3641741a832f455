"use client";
import { useEffect, useState } from "react";
import { isPlainClick } from "#lib/is-plain-click.ts";

/** Whether the cart drawer is open (requirements §4.7). If it can open, a plain click on the header's cart link opens it. */
export function useCartDrawer(canOpen: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!canOpen) return;
    const stop = new AbortController();
    const open = (event: MouseEvent) => {
      const { target } = event;
      if (!isPlainClick(event) || !(target instanceof Element) || !target.closest("[data-opens=cart]"))
        return;
      event.preventDefault();
      setOpen(true);
    };
    // Runs before the one that opens the cart's page.
    document.addEventListener("click", open, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [canOpen]);
  return { isOpen, close: () => setOpen(false) };
}
