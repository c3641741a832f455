"use client";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { readCountryCookie } from "#commerce/country.ts";
import { isControl, isTouched, readTouched } from "#lib/form-control.ts";
import { useFormScript } from "#lib/use-form-script.client.ts";
import { readDraft, writeDraft } from "./request-draft.ts";
import type { RequestFormScriptProps } from "./request-form-script.client.tsx";

interface RequestFormEnhancerProps extends Omit<RequestFormScriptProps, "box"> {
  /** The server-rendered form. */
  children: ReactNode;
}

const load = async () => {
  const { RequestFormScript } = await import("./request-form-script.client.tsx");
  return RequestFormScript;
};

/**
 * Loads the script that takes over the form on first focus, or at once if there's a draft from before a reload. The draft is written here,
 * because a slow script would lose what's typed until it has loaded.
 */
export function RequestFormEnhancer({ children, ...rest }: RequestFormEnhancerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { Script, loadScript } = useFormScript(load);
  const { kind } = rest;
  const save = () => {
    const form = box.current?.querySelector("form");
    if (!form) return;
    const { website: _honeypot, ...typed } = readTouched(form);
    writeDraft(kind, typed);
  };
  const start = useEffectEvent(() => {
    if (readDraft(kind)) loadScript();
    // Typed before React started.
    else save();
    const currency = box.current?.querySelector('[name="currency"]');
    // The static page starts with US dollars for everyone.
    if (isControl(currency) && !isTouched(currency) && readCountryCookie(document.cookie) === "CA")
      currency.value = "CAD";
  });
  useEffect(() => start(), []);
  return (
    <div ref={box} onFocus={loadScript} onInput={save}>
      {children}
      {Script && <Script box={box} {...rest} />}
    </div>
  );
}
