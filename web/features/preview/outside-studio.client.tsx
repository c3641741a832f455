"use client";
import { type ReactNode, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;
const isTopWindow = () => window.parent === window;

/** What isn't shown in the Studio's own preview frame, which has the same controls around it. */
export const OutsideStudio = ({ children }: { children: ReactNode }) =>
  useSyncExternalStore(neverChanges, isTopWindow, () => false) && children;
