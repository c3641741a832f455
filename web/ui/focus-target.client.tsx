"use client";
import { type ComponentProps, useLayoutEffect, useRef } from "react";

export interface FocusTargetProps extends Omit<ComponentProps<"span">, "ref" | "tabIndex"> {
  id: string;
}

/**
 * Takes the focus when the address names it: after a link whose page is gone, the keyboard goes on from here. It does so before the
 * page is painted; later, it would take the focus from where the next Tab has led.
 */
export function FocusTarget({ id, ...rest }: FocusTargetProps) {
  const target = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (window.location.hash === `#${id}`) target.current?.focus({ preventScroll: true });
  }, [id]);
  return <span id={id} tabIndex={-1} ref={target} {...rest} />;
}
