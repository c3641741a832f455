"use client";
import { useMemo, useSyncExternalStore } from "react";
import { browserStorage } from "#lib/browser-storage.ts";
import { type LessonProgress, parseProgress, serializeProgress } from "./lesson-progress.ts";

const { name: storageKey } = browserStorage.lessonProgress;
/** `storage` events only reach other tabs. */
const changed = new EventTarget();
/** Replaces storage where that's full or blocked: the progress then lasts as long as the page. */
let unstored: string | null = null;

/** The learner's progress, the same in all open tabs. Null until the page is hydrated. */
export function useLessonProgress(): LessonProgress | null {
  const stored = useSyncExternalStore(subscribe, readStored, () => undefined);
  return useMemo(() => (stored === undefined ? null : parseProgress(stored)), [stored]);
}

/** Changes the progress as it's stored now, which another tab may have changed since it was shown. */
export function changeLessonProgress(change: (progress: LessonProgress) => LessonProgress): void {
  const text = serializeProgress(change(parseProgress(readStored())));
  try {
    localStorage.setItem(storageKey, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  changed.dispatchEvent(new Event("change"));
}

function readStored(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener("storage", onChange, { signal: stop.signal });
  changed.addEventListener("change", onChange, { signal: stop.signal });
  return () => stop.abort();
}
