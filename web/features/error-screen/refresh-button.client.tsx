"use client";

import { Button } from "#ui/button.tsx";

/** Loads the page anew. */
export function RefreshButton() {
  return <Button onClick={() => window.location.reload()}>Refresh Page</Button>;
}
