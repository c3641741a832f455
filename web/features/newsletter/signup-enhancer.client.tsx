"use client";
import { type ReactNode, useRef } from "react";
import { useFormScript } from "#lib/use-form-script.client.ts";

interface SignupEnhancerProps {
  /** Shown when the form fails. */
  failureMessage: string;
  /** The server-rendered form. */
  children: ReactNode;
}

const load = async () => {
  const { SignupSteps } = await import("./signup-steps.client.tsx");
  return SignupSteps;
};

/** Loads the script that takes over the form, with the pointer already: pressing Subscribe may be the first that anybody does. */
export function SignupEnhancer({ failureMessage, children }: SignupEnhancerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { Script: Steps, loadScript } = useFormScript(load);
  return (
    <div ref={box} onFocus={loadScript} onPointerEnter={loadScript}>
      {children}
      {Steps && <Steps box={box} failureMessage={failureMessage} />}
    </div>
  );
}
