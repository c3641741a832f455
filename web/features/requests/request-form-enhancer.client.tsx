"use client";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useFormScript } from "#lib/use-form-script.client.ts";
import { readDraft } from "./request-draft.ts";
import type { RequestFormScriptProps } from "./request-form-script.client.tsx";

interface RequestFormEnhancerProps extends Omit<RequestFormScriptProps, "box"> {
  /** The server-rendered form. */
  children: ReactNode;
}

const load = async () => {
  const { RequestFormScript } = await import("./request-form-script.client.tsx");
  return RequestFormScript;
};

/** Loads the script that takes over the form on first focus, or at once if there's a draft from before a reload. */
export function RequestFormEnhancer({ children, ...rest }: RequestFormEnhancerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { Script, loadScript } = useFormScript(load);
  const { kind } = rest;
  const restore = useEffectEvent(loadScript);
  useEffect(() => {
    if (readDraft(kind)) restore();
  }, [kind]);
  return (
    <div ref={box} onFocus={loadScript}>
      {children}
      {Script && <Script box={box} {...rest} />}
    </div>
  );
}
