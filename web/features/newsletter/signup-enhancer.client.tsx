"use client";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { SignupStepsProps } from "./signup-steps.client.tsx";

interface SignupEnhancerProps {
  /** Shown when the form fails. */
  failureMessage: string;
  /** The server-rendered form. */
  children: ReactNode;
}

/** Loads the script that takes over the form on first focus. Until then, or if loading fails, the form is a plain one. */
export function SignupEnhancer({ failureMessage, children }: SignupEnhancerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [Steps, setSteps] = useState<ComponentType<SignupStepsProps> | null>(null);
  const load = () =>
    import("./signup-steps.client.tsx").then(
      ({ SignupSteps }) => setSteps(() => SignupSteps),
      (error: unknown) =>
        console.warn("The signup form's script didn't load, so it's sent as a plain form.", error),
    );
  return (
    <div ref={box} onFocus={Steps ? undefined : () => void load()}>
      {children}
      {Steps && <Steps box={box} failureMessage={failureMessage} />}
    </div>
  );
}
