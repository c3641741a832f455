"use client";
import { useSyncExternalStore } from "react";
import { browserStorage } from "#lib/browser-storage.ts";
import { announceStoredText, readStoredText, watchStoredText, writeStoredText } from "#lib/stored-text.ts";
import { parsePracticeList, type PracticeList, stringifyPracticeList } from "./practice-list.ts";

/** The list in this browser, the same in all of its tabs; undefined before the script has started. */
export const usePracticeList = (): PracticeList | undefined =>
  useSyncExternalStore(watchStoredText, readPracticeList, () => undefined);

/**
 * Changes the stored list, which another tab may have changed a moment ago. False when the browser doesn't store it, such as in a
 * private window with storage turned off.
 */
export function changePracticeList(change: (list: PracticeList) => PracticeList): boolean {
  const text = stringifyPracticeList(change(readPracticeList()));
  const isStored = writeStoredText(browserStorage.practiceList, text);
  if (isStored) announceStoredText();
  return isStored;
}

/** The same object until the stored text changes. */
export function readPracticeList(): PracticeList {
  const text = readStoredText(browserStorage.practiceList);
  if (text !== lastText) {
    lastText = text;
    lastList = parsePracticeList(text);
  }
  return lastList;
}

let lastText: string | null = null;
let lastList: PracticeList = [];
