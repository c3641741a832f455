"use client";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useFormScript } from "#lib/use-form-script.client.ts";

interface GiftCodeEnhancerProps {
  /** Shown when the form fails. */
  failureMessage: string;
  /** The server-rendered form. */
  children: ReactNode;
}

const load = async () => {
  const { GiftCodeSteps } = await import("./gift-code-steps.client.tsx");
  return GiftCodeSteps;
};

/** Loads the script that takes over the form on first focus, or at once if that was before React started, or the URL's fragment has a code. */
export function GiftCodeEnhancer({ failureMessage, children }: GiftCodeEnhancerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { Script: Steps, loadScript } = useFormScript(load);
  const takeCode = useEffectEvent(() => {
    const [, code] = /^#code=([\w-]{1,40})$/.exec(location.hash) ?? [];
    const field = box.current?.querySelector<HTMLInputElement>('input[name="code"]');
    if (!field) return;
    if (code !== undefined) field.value = code;
    // The script takes the code out of the URL. It's too early for that here: Next's router would put it back.
    if (field.value !== "" || field.matches(":focus")) loadScript();
  });
  useEffect(() => {
    takeCode();
    addEventListener("hashchange", takeCode);
    return () => removeEventListener("hashchange", takeCode);
  }, []);
  return (
    <div ref={box} onFocus={loadScript}>
      {children}
      {Steps && <Steps box={box} failureMessage={failureMessage} />}
    </div>
  );
}
