import type { browserStorage } from "./browser-storage.ts";

/** An entry of `localStorage` or `sessionStorage`. */
type StoredText = Extract<
  (typeof browserStorage)[keyof typeof browserStorage],
  { kind: "localStorage" | "sessionStorage" }
>;

/** Null if there's none, or if storage is blocked. */
export function readStoredText({ kind, name }: StoredText): string | null {
  try {
    return globalThis[kind].getItem(name);
  } catch {
    return null;
  }
}

/** Null removes the entry. False if storage is full or blocked. */
export function writeStoredText({ kind, name }: StoredText, text: string | null): boolean {
  try {
    if (text === null) globalThis[kind].removeItem(name);
    else globalThis[kind].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** `storage` events only reach other tabs. */
const changesHere = new EventTarget();

/** Tells this tab's components that something stored has changed. */
export const announceStoredText = (): void => void changesHere.dispatchEvent(new Event("change"));

/** Notifies after changes in this and in other tabs. Returns the function that ends it. */
export function watchStoredText(notify: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener("storage", notify, { signal: stop.signal });
  changesHere.addEventListener("change", notify, { signal: stop.signal });
  return () => stop.abort();
}
