"use client";
import { useCallback, useRef } from "react";
import { readSearchWords, toSearchPath } from "./search-path.ts";

/**
 * The query in the browser's address. What's typed replaces it; a search that's sent gets a history entry of its own, as without
 * JavaScript, and the entry before it goes back to its own search.
 */
export function useSearchAddress(initialWords: string) {
  /** The query that the address has. */
  const words = useRef(initialWords);
  /** The one that its history entry began with. */
  const entryWords = useRef(initialWords);

  /** Keeps what was typed, so going back to this page or reloading it finds it again. Next only updates the address. */
  const type = (typed: string) => {
    if (typed === words.current) return;
    words.current = typed;
    history.replaceState(null, "", toSearchPath(typed));
  };

  const send = (sent: string) => {
    if (sent === entryWords.current) return type(sent);
    // With Next's own state, Next leaves this to the browser. It would show the entry's search otherwise.
    if (words.current !== entryWords.current)
      history.replaceState(history.state, "", toSearchPath(entryWords.current));
    words.current = sent;
    entryWords.current = sent;
    history.pushState(null, "", toSearchPath(sent));
  };

  /** The query of another address, such as after going back, or following a link to this page; null if it's still the same one. */
  const follow = useCallback((): string | null => {
    // The browser's own address, because the router's may be a search behind.
    const current = readSearchWords(location.search);
    if (current === words.current) return null;
    words.current = current;
    entryWords.current = current;
    return current;
  }, []);

  return { type, send, follow };
}
