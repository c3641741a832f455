"use client";

import { useSyncExternalStore } from "react";
import { createVisitorValue, readOwn } from "#lib/visitor-value.ts";

const none: string[] = [];

const features = createVisitorValue<string[]>({
  initial: none,
  read: () => readOwn<string[]>("/api/features"),
  complaint: "Something went wrong",
});

/**
 * Whether a part of the site is on: the list starts empty and is filled once, after the first render (SPEC §4). So a flag is for
 * what may come late. Gifts and the school wallet have none: only a wallet session hides the gifts (SPEC §6).
 */
export function useFeature(name: string): boolean {
  return useSyncExternalStore(features.subscribe, features.get, () => none).includes(name);
}
