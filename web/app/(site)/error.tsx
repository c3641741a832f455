"use client";
import { useEffect } from "react";
import { ErrorScreen } from "#features/error-screen/error-screen.client.tsx";

/** Next's boundary for a page that broke while rendering; the log gets what helps to find out why (SPEC §4). */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    const { message, stack, digest } = error;
    console.error("A page broke.", {
      message,
      stack,
      digest,
      url: location.href,
      userAgent: navigator.userAgent,
    });
  }, [error]);
  return <ErrorScreen />;
}
