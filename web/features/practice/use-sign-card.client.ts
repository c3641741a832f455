"use client";
import { useEffect, useState } from "react";
import { type SignCard, signCardPath } from "./sign-card.ts";

/** A card that's being loaded is undefined; null when the sign isn't in the dictionary. */
export type LoadedCard = { slug: string; card: SignCard | null } | { slug: string; hasFailed: true };

const timeoutMs = 10_000;

/** Loads a card, and the upcoming one ahead of time. `tryAgain` asks once more after a failure. */
export function useSignCard(slug: string, upcoming: string | undefined) {
  const [loaded, setLoaded] = useState<LoadedCard>();
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const answer = await readCard(slug);
      if (isCurrent) setLoaded(answer);
      if (upcoming !== undefined) await readCard(upcoming);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [slug, upcoming]);
  return {
    loaded: loaded?.slug === slug ? loaded : undefined,
    tryAgain: async () => {
      setLoaded(undefined);
      setLoaded(await readCard(slug));
    },
  };
}

/** The cards that this page has loaded. A session needs twenty. */
const cards = new Map<string, Promise<LoadedCard>>();

function readCard(slug: string): Promise<LoadedCard> {
  const reading = cards.get(slug) ?? fetchCard(slug);
  cards.set(slug, reading);
  return reading;
}

async function fetchCard(slug: string): Promise<LoadedCard> {
  try {
    const response = await fetch(signCardPath(slug), { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) {
      // It may come back while the page is open.
      cards.delete(slug);
      return { slug, card: null };
    }
    if (!response.ok) throw new Error(`${signCardPath(slug)}: ${response.status}`);
    // Our own server's answer, so its type is known.
    const card = (await response.json()) as SignCard;
    if (card.slug !== slug) cards.set(card.slug, Promise.resolve({ slug: card.slug, card }));
    return { slug, card };
  } catch (error) {
    console.warn("Loading a flash card failed.", error);
    cards.delete(slug);
    return { slug, hasFailed: true };
  }
}
