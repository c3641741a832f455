"use client";
import { type ComponentProps, useLayoutEffect, useRef } from "react";

export interface FocusTargetProps extends Omit<ComponentProps<"span">, "ref" | "tabIndex"> {
  id: string;
}

/**
 * Takes focus when the URL names it: after a link that disappeared, keyboard users continue here. Runs before paint, so
 * that it doesn't take focus back after the next Tab.
 */
export function FocusTarget({ id, ...rest }: FocusTargetProps) {
  const target = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (window.location.hash === `#${id}`) target.current?.focus({ preventScroll: true });
  }, [id]);
  return <span id={id} tabIndex={-1} ref={target} {...rest} />;
}
