"use client";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { formatDue } from "./format-due.ts";
import { findNextDay, type Session } from "./leitner.ts";
import type { PracticeList } from "./practice-list.ts";
import styles from "./practice.module.css";

export interface SessionEndProps {
  session: Session;
  list: PracticeList;
  today: string;
  /** Starts the next session; null when nothing is due. */
  onAgain: (() => void) | null;
}

/** What a session came to: how many signs were known, which ones weren't, and when to come back. */
export function SessionEnd({ session: { known, missed }, list, today, onAgain }: SessionEndProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const nextDay = findNextDay(list);
  const missedCards = list.filter(({ slug }) => missed.includes(slug));
  return (
    <div className={styles.end}>
      <h2 className={styles.endTitle} tabIndex={-1} ref={title}>
        {known.length + missed.length > 0
          ? `You knew ${known.length} of ${known.length + missed.length}`
          : "No cards left"}
      </h2>
      {missedCards.length > 0 && (
        <>
          <p>These come back sooner:</p>
          <ul className={styles.missed}>
            {missedCards.map(({ slug, gloss }) => (
              <li key={slug}>
                <SiteLink className={styles.gloss} href={`/asl/dictionary/${slug}`}>
                  {gloss}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {nextDay && <p>Your next sign is due {formatDue(nextDay, today)}.</p>}
      {onAgain && <Button onClick={onAgain}>Practice more</Button>}
      <SiteLink href="/asl/dictionary">Find more signs</SiteLink>
    </div>
  );
}
