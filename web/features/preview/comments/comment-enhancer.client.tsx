"use client";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useFormScript } from "#lib/use-form-script.client.ts";

const load = async () => {
  const { CommentScript } = await import("./comment-script.client.tsx");
  return CommentScript;
};

/** Loads the script that takes over the form. It isn't part of what every page loads. */
export function CommentEnhancer({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { Script, loadScript } = useFormScript(load);
  const start = useEffectEvent(loadScript);
  useEffect(() => start(), []);
  return (
    <div ref={box}>
      {children}
      {Script && <Script box={box} />}
    </div>
  );
}
