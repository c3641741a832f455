"use client";
import { Studio } from "#app/(studio)/studio.client.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** The Studio, once a browser has taken over the page. By web/package.json, the server imports another file (docs/decisions/0065). */
export function StudioApp() {
  return useHydrated() ? <Studio /> : <p style={loadingStyle}>Loading the Studio. It needs JavaScript.</p>;
}

const loadingStyle = { margin: 0, paddingTop: "45vh", textAlign: "center", font: "1rem system-ui" } as const;
