"use client";
import { useSyncExternalStore } from "react";
import { Studio } from "#app/(studio)/studio.client.tsx";

/** The Studio, once a browser has taken over the page. package.json keeps it out of the server's build, where it's larger than the shop. */
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
