"use client";
import { useSyncExternalStore } from "react";
import { type Interests, parseInterests, readInterestsCookie } from "#lib/interests.ts";

/** The visitor's interests. `<html>` stores them, so that CSS and all readers agree. */
export const useInterests = (): Interests | null =>
  useSyncExternalStore(subscribe, () => parseInterests(readInterests()), toNull);

/** Whether the visitor has never answered or closed the personalization form. */
export const useIsNewVisitor = (): boolean =>
  useSyncExternalStore(subscribe, () => readInterests() === "", toFalse);

/** Shows the page in the order of what a visitor has just chosen. */
export function showInterests(value: string): void {
  document.documentElement.dataset["interests"] = value;
}

const readInterests = () => document.documentElement.dataset["interests"];
const toNull = () => null;
const toFalse = () => false;

function subscribe(notify: () => void): () => void {
  // When React rerenders the whole page in the browser, the script in its head hasn't run.
  document.documentElement.dataset["interests"] ??= readInterestsCookie(document.cookie);
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ["data-interests"] });
  return () => observer.disconnect();
}
