"use client";

import { createLogger } from "#features/telemetry/create-logger.ts";

const path = "/api/logs";

/** The page's logger. Import it lazily: it's only needed once there's something to log. */
export const logger = createLogger({
  send: (body, isLeaving) => {
    const type = "application/json";
    if (isLeaving) {
      navigator.sendBeacon(path, new Blob([body], { type }));
      return;
    }
    fetch(path, {
      method: "POST",
      body,
      headers: { "content-type": type },
      credentials: "omit",
      keepalive: true,
    }).catch((error: unknown) => console.warn("Log entries couldn't be sent.", error));
  },
  isHidden: () => document.visibilityState === "hidden",
});

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") logger.flush();
});
