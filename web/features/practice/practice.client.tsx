"use client";
import { type ReactNode, useRef, useState } from "react";
import { focusInView } from "#lib/focus-in-view.ts";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { type Direction, FlashCard } from "./flash-card.client.tsx";
import {
  answerCard,
  answerSession,
  findNextDay,
  postponeCard,
  type Session,
  skipCard,
  startSession,
} from "./leitner.ts";
import { useToday } from "./use-today.client.ts";
import { moveCard, moveInSession } from "./move-card.ts";
import { PracticeListView } from "./practice-list-view.client.tsx";
import { type PracticeList, replaceCard } from "./practice-list.ts";
import { SessionEnd } from "./session-end.client.tsx";
import type { SignCard } from "./sign-card.ts";
import { changePracticeList, readPracticeList, usePracticeList } from "./use-practice-list.client.ts";
import { formatDue } from "./format-due.ts";
import styles from "./practice.module.css";

export interface PracticeProps {
  /** Shown while the list is empty. */
  empty: ReactNode;
}

/** Flash cards for the signs on the practice list, and the list itself. */
export function Practice({ empty }: PracticeProps) {
  const list = usePracticeList();
  const today = useToday();
  if (list === undefined || today === null) return <Loading />;
  return <Practicing empty={empty} list={list} today={today} />;
}

/** Offers a reload after a while, with styles alone, because it's the scripts that may be lost. Screen readers announce it then. */
const Loading = () => (
  <output className={styles.loading}>
    <span>Loading your list…</span>
    <span className={styles.late} data-late>
      It’s taking a while. <SiteLink href="/asl/dictionary/practice">Try again</SiteLink>
    </span>
  </output>
);

interface PracticingProps extends PracticeProps {
  list: PracticeList;
  today: string;
}

function Practicing({ empty, list, today }: PracticingProps) {
  const [session, setSession] = useState<Session>();
  const [direction, setDirection] = useState<Direction>("from-sign");
  const [message, setMessage] = useState("");
  const [answers, setAnswers] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const due = list.filter((card) => card.due <= today).length;
  // Another tab may have removed signs.
  const isListed = (slug: string) => list.some((card) => card.slug === slug);
  const queue = session?.queue.filter(isListed) ?? [];
  const [current, next] = queue;

  function answer(isKnown: boolean) {
    const card = readPracticeList().find(({ slug }) => slug === current);
    if (!session || !card) return;
    const answered = answerCard(card, { isKnown, wasMissed: session.missed.includes(card.slug), today });
    changePracticeList((now) => replaceCard(now, answered));
    setSession(answerSession({ ...session, queue }, isKnown));
    setAnswers(answers + 1);
    setMessage(
      isKnown
        ? `${card.gloss}: back ${formatDue(answered.due, today)}.`
        : `${card.gloss}: once more before you finish.`,
    );
  }

  /** The sign may only be gone for a moment, so its card stays on the list. */
  function skipMissing(slug: string) {
    const card = readPracticeList().find((other) => other.slug === slug);
    if (!session || !card) return;
    changePracticeList((now) => replaceCard(now, postponeCard(card, today)));
    setSession(skipCard({ ...session, queue }));
    setMessage(
      `${card.gloss} isn’t in the dictionary right now, so it was skipped. It’s still on your list, where you can remove it.`,
    );
  }

  function followMoved(slug: string, card: SignCard) {
    changePracticeList((now) => moveCard(now, slug, card));
    if (session) setSession(moveInSession({ ...session, queue }, card.slug));
  }

  function start(cards: PracticeList, day: string) {
    setMessage("");
    setSession(startSession(cards, day));
  }

  function stop() {
    setSession(undefined);
    setMessage("Stopped. Your answers are saved.");
    // The card, which has the focus, disappears.
    focusInView(root.current);
  }

  return (
    <div className={styles.practice} tabIndex={-1} ref={root}>
      {session && current !== undefined ? (
        <FlashCard
          slug={current}
          next={next}
          direction={direction}
          left={queue.length}
          onAnswer={answer}
          onMissing={skipMissing}
          onMove={followMoved}
          onStop={stop}
          // A missed card that's alone in the queue is asked again at once.
          key={`${current} ${answers}`}
        />
      ) : session ? (
        <SessionEnd
          session={session}
          list={list}
          today={today}
          onAgain={due > 0 ? () => start(list, today) : null}
        />
      ) : list.length === 0 ? (
        empty
      ) : (
        <div className={styles.start}>
          <p className={styles.due}>{describeDue(due, findNextDay(list), today)}</p>
          <fieldset className={styles.directions}>
            <legend>What do you see first?</legend>
            <DirectionChoice value="from-sign" direction={direction} onChoose={setDirection}>
              The sign
            </DirectionChoice>
            <DirectionChoice value="from-english" direction={direction} onChoose={setDirection}>
              The English word
            </DirectionChoice>
          </fieldset>
          <Button
            onClick={() => start(due > 0 ? list : list.map((card) => ({ ...card, due: today })), today)}
          >
            {due > 0 ? "Start" : "Practice anyway"}
          </Button>
        </div>
      )}
      <output className={styles.message}>{message}</output>
      <PracticeListView list={list} today={today} />
    </div>
  );
}

interface DirectionChoiceProps {
  value: Direction;
  direction: Direction;
  onChoose: (direction: Direction) => void;
  children: ReactNode;
}

function DirectionChoice({ value, direction, onChoose, children }: DirectionChoiceProps) {
  return (
    <label className={styles.direction}>
      <input type="radio" name="direction" checked={direction === value} onChange={() => onChoose(value)} />
      {children}
    </label>
  );
}

function describeDue(due: number, nextDay: string | null, today: string): string {
  if (due > 0) return due === 1 ? "1 sign is waiting for you." : `${due} signs are waiting for you.`;
  return nextDay ? `Nothing is due today. The next sign comes back ${formatDue(nextDay, today)}.` : "";
}
