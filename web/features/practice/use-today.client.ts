"use client";
import { useSyncExternalStore } from "react";
import { toDay } from "./leitner.ts";

/** The visitor's day, read again with every render; null before the script has started. */
export const useToday = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => toDay(new Date()),
    () => null,
  );

/** A page that stays open over midnight learns of the new day with its next render. */
const subscribe = () => () => undefined;
