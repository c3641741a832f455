"use client";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { SignupStepsProps } from "./signup-steps.client.tsx";

interface SignupEnhancerProps {
  /** What the form says when it fails. */
  trouble: string;
  /** The form. */
  children: ReactNode;
}

/** Loads what takes the form over when somebody begins to use it. Until then, and should it not load, the form sends itself. */
export function SignupEnhancer({ trouble, children }: SignupEnhancerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [Steps, setSteps] = useState<ComponentType<SignupStepsProps> | null>(null);
  const load = () =>
    import("./signup-steps.client.tsx").then(
      ({ SignupSteps }) => setSteps(() => SignupSteps),
      (error: unknown) => console.warn("The signup form works without its script.", error),
    );
  return (
    <div ref={box} onFocus={Steps ? undefined : () => void load()}>
      {children}
      {Steps && <Steps box={box} trouble={trouble} />}
    </div>
  );
}
