"use client";

import { unstable_rethrow, usePathname } from "next/navigation";
import { Component, type ErrorInfo, type ReactNode, useEffect, useRef } from "react";
import { ErrorDigest } from "#features/error-screen/error-code.client.tsx";
import { logBrokenPage } from "#features/error-screen/error-report.ts";
import { readDigest } from "#lib/read-digest.ts";

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of children that fail. */
  fallback: ReactNode;
}

interface State {
  isBroken: boolean;
  digest: string | null;
}

/**
 * Shows a fallback for a rendering error until the visitor navigates. Next's `error.tsx` doesn't get React's component
 * stack, which requirements §4.71 wants logged.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false, digest: null };

  static getDerivedStateFromError(error: unknown): State {
    // Next handles "not found" and redirects.
    unstable_rethrow(error);
    return { isBroken: true, digest: readDigest(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    logBrokenPage(error, componentStack ?? null);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        <ErrorDigest value={this.state.digest}>{this.props.fallback}</ErrorDigest>
        <Leaving onLeave={() => this.setState({ isBroken: false, digest: null })} />
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
