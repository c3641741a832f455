"use client";
import { useMemo, useSyncExternalStore } from "react";
import { browserStorage } from "#lib/browser-storage.ts";
import { announceStoredText, readStoredText, watchStoredText, writeStoredText } from "#lib/stored-text.ts";
import { type LessonProgress, parseProgress, serializeProgress } from "./lesson-progress.ts";

/** Replaces storage where that's full or blocked: the progress then lasts as long as the page. */
let unstored: string | null = null;

/** The learner's progress, the same in all open tabs. Null until the page is hydrated. */
export function useLessonProgress(): LessonProgress | null {
  const stored = useSyncExternalStore(watchStoredText, readStored, () => undefined);
  return useMemo(() => (stored === undefined ? null : parseProgress(stored)), [stored]);
}

/** Changes the progress as it's stored now, which another tab may have changed since it was shown. */
export function changeLessonProgress(change: (progress: LessonProgress) => LessonProgress): void {
  const text = serializeProgress(change(parseProgress(readStored())));
  unstored = writeStoredText(browserStorage.lessonProgress, text) ? null : text;
  announceStoredText();
}

const readStored = (): string | null => unstored ?? readStoredText(browserStorage.lessonProgress);
