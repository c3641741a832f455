"use client";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { readDraft } from "./request-draft.ts";
import type { RequestFormScriptProps } from "./request-form-script.client.tsx";

interface RequestFormEnhancerProps extends Omit<RequestFormScriptProps, "box"> {
  /** The server-rendered form. */
  children: ReactNode;
}

/**
 * Loads the script that takes over the form on first focus, or at once if there's a draft from before a reload. Until then, or if loading
 * fails, the form is a plain one.
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
    (error: unknown) => console.warn("The form's script didn't load, so it's sent as a plain form.", error),
  );
