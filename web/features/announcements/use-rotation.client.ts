"use client";

import { useEffect, useReducer, useSyncExternalStore } from "react";
import {
  advance,
  initialRotation,
  timeUntilElapsed,
  type Rotation,
  type RotationEvent,
} from "#features/announcements/rotation.ts";

interface RunningRotation {
  rotation: Rotation;
  send: (event: RotationEvent) => void;
  /** False for a single message and with reduced motion. */
  movesByItself: boolean;
}

/** Runs a rotation on browser timers. */
export function useRotation(count: number): RunningRotation {
  const [state, send] = useReducer(
    (current: Rotation, event: RotationEvent) => advance(current, event, count),
    initialRotation,
  );
  const wantsMotion = useSyncExternalStore(subscribeToMotion, readWantsMotion, () => true);
  const movesByItself = count > 1 && wantsMotion;
  useEffect(() => {
    const delay = movesByItself ? timeUntilElapsed(state, count) : null;
    if (delay === null) return undefined;
    const timer = setTimeout(send, delay, "elapsed");
    return () => clearTimeout(timer);
  }, [state, count, movesByItself]);
  // An editor may remove a message while the page is open.
  return { rotation: { ...state, index: state.index % Math.max(count, 1) }, send, movesByItself };
}

const stillQuery = "(prefers-reduced-motion: reduce)";

function subscribeToMotion(notify: () => void): () => void {
  const query = matchMedia(stillQuery);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

function readWantsMotion(): boolean {
  return !matchMedia(stillQuery).matches;
}
