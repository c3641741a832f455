"use client";

import { unstable_rethrow, usePathname } from "next/navigation";
import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from "react";
import { logBrokenPage } from "#features/error-screen/error-report.ts";

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of children that fail. */
  fallback: ReactNode;
}

interface State {
  isBroken: boolean;
}

/**
 * Shows a fallback for a rendering error until the visitor navigates. Next's `error.tsx` doesn't get React's component
 * stack, which requirements §4.71 wants logged.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(error: unknown): State {
    // Next handles "not found" and redirects.
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

/** Calls back when the visitor navigates. */
function Leaving({ onLeave }: { onLeave: () => void }) {
  const pathname = usePathname();
  const failedPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== failedPathname.current) onLeave();
  });
  return null;
}
