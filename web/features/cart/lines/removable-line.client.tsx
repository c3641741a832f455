"use client";
import type { ComponentProps } from "react";
import { useCart } from "#features/cart/state/cart-context.ts";

export interface RemovableLineProps extends Omit<ComponentProps<"li">, "hidden"> {
  lineId: string;
}

/** A server-rendered line. Hidden while a change that removes it is in progress, and shown again if the change fails. */
export function RemovableLine({ lineId, ...rest }: RemovableLineProps) {
  const { cart, removing, isUpdating } = useCart();
  const isRemoved = cart ? cart.lines.nodes.every(({ id }) => id !== lineId) : removing.includes(lineId);
  return <li {...rest} hidden={isUpdating && isRemoved} />;
}
