"use client";
import { useSyncExternalStore } from "react";
import { Studio } from "#app/(studio)/studio.client.tsx";

/** The Studio, once a browser has taken over the page. By web/package.json, the server imports another file (docs/decisions/0065). */
export function StudioApp() {
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isInBrowser ? <Studio /> : <p style={loadingStyle}>Loading the Studio. It needs JavaScript.</p>;
}

const subscribe = () => () => {};
const loadingStyle = { margin: 0, paddingTop: "45vh", textAlign: "center", font: "1rem system-ui" } as const;
