"use client";

import { Button } from "#ui/button.tsx";

/** Reloads the page. */
export function RefreshButton() {
  return <Button onClick={() => window.location.reload()}>Refresh Page</Button>;
}
