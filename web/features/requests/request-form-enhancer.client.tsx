"use client";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { readDraft } from "./request-draft.ts";
import type { RequestFormScriptProps } from "./request-form-script.client.tsx";

interface RequestFormEnhancerProps extends Omit<RequestFormScriptProps, "box"> {
  /** The form. */
  children: ReactNode;
}

/**
 * Loads what takes the form over when somebody begins to use it, or has typed something before a reload. Until then, and if it doesn't load, the
 * form sends itself.
 */
export function RequestFormEnhancer({ children, ...rest }: RequestFormEnhancerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [Script, setScript] = useState<ComponentType<RequestFormScriptProps> | null>(null);
  const { kind } = rest;
  useEffect(() => {
    if (readDraft(kind)) void loadScript(setScript);
  }, [kind]);
  return (
    <div ref={box} onFocus={Script ? undefined : () => void loadScript(setScript)}>
      {children}
      {Script && <Script box={box} {...rest} />}
    </div>
  );
}

const loadScript = (onLoad: (script: () => ComponentType<RequestFormScriptProps>) => void) =>
  import("./request-form-script.client.tsx").then(
    ({ RequestFormScript }) => onLoad(() => RequestFormScript),
    (error: unknown) => console.warn("The form works without its script.", error),
  );
