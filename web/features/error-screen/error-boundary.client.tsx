"use client";

import { unstable_rethrow, usePathname } from "next/navigation";
import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from "react";
import { logBrokenPage } from "#features/error-screen/error-report.ts";

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in for children that broke. */
  fallback: ReactNode;
}

interface State {
  isBroken: boolean;
}

/**
 * Shows something else instead of what broke while rendering, until the visitor goes to another page. Our own and not Next's
 * `error.tsx`, which is not told React's component stack, and requirements §4.71 wants it in the log.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(error: unknown): State {
    // "Not found" and redirects are Next's to handle.
    unstable_rethrow(error);
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    logBrokenPage(error, componentStack ?? null);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        {this.props.fallback}
        <Leaving onLeave={() => this.setState({ isBroken: false })} />
      </>
    );
  }
}

/** Tells when the visitor has gone to another page. */
function Leaving({ onLeave }: { onLeave: () => void }) {
  const pathname = usePathname();
  const broken = useRef(pathname);
  useEffect(() => {
    if (pathname !== broken.current) onLeave();
  });
  return null;
}
