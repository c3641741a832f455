"use client";

import { useEffect, useReducer, useSyncExternalStore } from "react";
import {
  advance,
  createRotation,
  timeUntilElapsed,
  type Rotation,
  type RotationEvent,
} from "#features/announcements/rotation.ts";

interface RunningRotation {
  rotation: Rotation;
  send: (event: RotationEvent) => void;
  /** False for one message, and for people who asked for less motion. */
  movesByItself: boolean;
}

/** A rotation with the browser's clock behind it. */
export function useRotation(count: number): RunningRotation {
  const [state, send] = useReducer(advance, count, createRotation);
  // An editor may add or remove a message while the page is open.
  const rotation = { ...state, count, index: state.index % Math.max(count, 1) };
  const wantsMotion = useSyncExternalStore(subscribeToMotion, readWantsMotion, () => true);
  const movesByItself = count > 1 && wantsMotion;
  const delay = movesByItself ? timeUntilElapsed(rotation) : null;
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => send("elapsed"), delay);
    return () => clearTimeout(timer);
  }, [delay, state.turn]);
  return { rotation, send, movesByItself };
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
