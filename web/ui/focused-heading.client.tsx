"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { focusInView } from "#lib/focus-in-view.ts";

interface FocusedHeadingProps {
  level: 2 | 3;
  className?: string | undefined;
  children: ReactNode;
}

/** The heading of what appears in place of a form. It takes the focus, which was in the form. */
export function FocusedHeading({ level, className, children }: FocusedHeadingProps) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusInView(heading.current), []);
  return (
    <Heading className={className} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
