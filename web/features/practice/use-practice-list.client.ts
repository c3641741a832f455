"use client";
import { useSyncExternalStore } from "react";
import { browserStorage } from "#lib/browser-storage.ts";
import { parsePracticeList, type PracticeList, stringifyPracticeList } from "./practice-list.ts";

const key = browserStorage.practiceList.name;

/** The list in this browser, the same in all of its tabs; undefined before the script has started. */
export const usePracticeList = (): PracticeList | undefined =>
  useSyncExternalStore(subscribe, readPracticeList, () => undefined);

/**
 * Changes the stored list, which another tab may have changed a moment ago. False when the browser doesn't store it, such as in a
 * private window with storage turned off.
 */
export function changePracticeList(change: (list: PracticeList) => PracticeList): boolean {
  try {
    localStorage.setItem(key, stringifyPracticeList(change(readPracticeList())));
  } catch {
    return false;
  }
  for (const notify of subscribers) notify();
  return true;
}

/** The same object until the stored text changes. */
export function readPracticeList(): PracticeList {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastList = parsePracticeList(text);
  }
  return lastList;
}

let lastText: string | null = null;
let lastList: PracticeList = [];

function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const subscribers = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  // Only fires in the other tabs.
  window.addEventListener("storage", notify);
  return () => {
    subscribers.delete(notify);
    window.removeEventListener("storage", notify);
  };
}
