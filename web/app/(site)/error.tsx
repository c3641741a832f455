"use client";
import { ErrorScreen } from "#features/error-screen/error-screen.client.tsx";

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} />;
}
