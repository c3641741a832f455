"use client";
import { type ComponentType, useState } from "react";

/** Loads the script that takes over a server-rendered form. Until then, or if it doesn't load, the form is a plain one. */
export function useFormScript<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Script, setScript] = useState<ComponentType<Props> | null>(null);
  const loadScript = () => {
    if (Script) return;
    load().then(
      (script) => setScript(() => script),
      (error: unknown) => console.warn("The form works without its script, which didn't load.", error),
    );
  };
  return { Script, loadScript };
}
