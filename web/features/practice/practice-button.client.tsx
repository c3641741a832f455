"use client";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { toDay } from "./leitner.ts";
import { addCard, maxCards, removeCard } from "./practice-list.ts";
import { changePracticeList, usePracticeList } from "./use-practice-list.client.ts";
import styles from "./practice-button.module.css";

export interface PracticeButtonProps {
  slug: string;
  gloss: string;
}

/** Puts a sign on the practice list, or takes it off again. */
export function PracticeButton({ slug, gloss }: PracticeButtonProps) {
  const list = usePracticeList();
  const [message, setMessage] = useState("");
  const isListed = list?.some((card) => card.slug === slug) ?? false;

  function toggle() {
    if (!isListed && list && list.length >= maxCards)
      return setMessage(`Your list is full: ${maxCards} signs. Remove one first.`);
    const isStored = changePracticeList((now) =>
      isListed ? removeCard(now, slug) : addCard(now, { slug, gloss }, toDay(new Date())),
    );
    if (!isStored) return setMessage("Your browser doesn’t let this site store a list.");
    setMessage(isListed ? `${gloss} is off your practice list.` : `${gloss} is on your practice list.`);
  }

  return (
    <div className={styles.practice}>
      <Button
        tone="quiet"
        aria-pressed={isListed}
        // A press before the script has started would be lost.
        aria-disabled={list === undefined || undefined}
        onClick={toggle}
      >
        <ListMark isListed={isListed} />
        Practice later
      </Button>
      <p className={styles.status}>
        <output>{message}</output>{" "}
        {isListed && <SiteLink href="/asl/dictionary/practice">Open the list</SiteLink>}
      </p>
    </div>
  );
}

function ListMark({ isListed }: { isListed: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true" focusable="false">
      <path
        d={isListed ? "M2 9L6 13L14 3" : "M8 2V14M2 8H14"}
        stroke="currentcolor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
