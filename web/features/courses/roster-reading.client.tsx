"use client";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useCart } from "#features/cart/state/cart-context.ts";
import { RosterTable, type RosterTableProps } from "./roster-table.tsx";

/** How the class list is parsed. Once its seats are in the cart, the form is empty again, so another press doesn't add everybody twice. */
export function RosterReading(props: RosterTableProps) {
  const box = useRef<HTMLDivElement>(null);
  useResetOnceAdded(box);
  return (
    <div ref={box}>
      <RosterTable {...props} />
    </div>
  );
}

function useResetOnceAdded(box: RefObject<HTMLElement | null>): void {
  const { cart } = useCart();
  // Undefined until the cart is loaded, which adds nothing.
  const count = cart === undefined ? undefined : (cart?.lines.nodes.length ?? 0);
  const counted = useRef(count);
  useLayoutEffect(() => {
    const before = counted.current;
    counted.current = count;
    if (before === undefined || count === undefined || count <= before) return;
    // The form is busy until the shop's answer is shown.
    box.current?.closest<HTMLFormElement>('form[aria-busy="true"]')?.reset();
  }, [box, count]);
}
