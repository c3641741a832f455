"use client";
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import type { SignCard } from "./sign-card.ts";
import { useSignCard } from "./use-sign-card.client.ts";
import styles from "./flash-card.module.css";

/** What a card shows first. */
export type Direction = "from-sign" | "from-english";

export interface FlashCardProps {
  slug: string;
  /** The slug of the card after it, to load it ahead of time. */
  next: string | undefined;
  direction: Direction;
  /** How many cards are left, this one included. */
  left: number;
  onAnswer: (isKnown: boolean) => void;
  /** Called when the sign isn't in the dictionary. */
  onMissing: (slug: string) => void;
  /** Called when the sign has a new address, which is the card's. */
  onMove: (slug: string, card: SignCard) => void;
  onStop: () => void;
}

/**
 * A question and, once it's turned, its answer. The focus goes to what's new, so that screen readers say it and the keys work: space
 * turns the card, 1 and 2 answer. Keys count inside the card alone (WCAG 2.1.4).
 */
export function FlashCard(props: FlashCardProps) {
  const { slug, next, direction, left, onAnswer, onMissing, onMove, onStop } = props;
  const { loaded, tryAgain } = useSignCard(slug, next);
  const [isTurned, setTurned] = useState(false);
  const answer = loaded && "card" in loaded ? loaded.card : undefined;
  const card = answer?.slug === slug ? answer : null;

  useEffect(() => {
    if (answer === null) onMissing(slug);
    else if (answer && answer.slug !== slug) onMove(slug, answer);
  }, [answer, onMissing, onMove, slug]);

  function press(event: KeyboardEvent) {
    const isOnControl = event.target instanceof Element && event.target.closest("a, button, video");
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " && !isTurned && !isOnControl) setTurned(true);
    else if (event.key === "1" && isTurned) onAnswer(true);
    else if (event.key === "2" && isTurned) onAnswer(false);
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are shortcuts for the buttons inside.
    <section className={styles.card} aria-label="Flash card" data-turned={isTurned} onKeyDown={press}>
      <p className={styles.left}>
        {left === 1 ? "Last card" : `${left} cards left`}
        <Button tone="plain" onClick={onStop}>
          Stop
        </Button>
      </p>
      {card ? (
        <>
          {isTurned ? (
            <Answer card={card} slug={slug} direction={direction} />
          ) : (
            <Question card={card} direction={direction} />
          )}
          <div className={styles.buttons}>
            {isTurned ? (
              <>
                <Button aria-keyshortcuts="1" onClick={() => onAnswer(true)}>
                  I knew it <Key>1</Key>
                </Button>
                <Button tone="quiet" aria-keyshortcuts="2" onClick={() => onAnswer(false)}>
                  Not yet <Key>2</Key>
                </Button>
              </>
            ) : (
              <Button aria-keyshortcuts="Space" onClick={() => setTurned(true)}>
                {direction === "from-sign" ? "Show the sign’s meaning" : "Show the sign"} <Key>space</Key>
              </Button>
            )}
          </div>
        </>
      ) : loaded && "hasFailed" in loaded ? (
        <div className={styles.failure} role="alert">
          <p>This card couldn’t be loaded. Check your connection.</p>
          <Button tone="quiet" onClick={() => void tryAgain()}>
            Try again
          </Button>
        </div>
      ) : (
        <p className={styles.loading}>Loading the card…</p>
      )}
    </section>
  );
}

interface SideProps {
  card: SignCard;
  direction: Direction;
}

function Question({ card, direction }: SideProps) {
  if (direction === "from-english")
    return (
      <>
        <CardTitle className={styles.question}>How do you sign this?</CardTitle>
        <p className={styles.meaning}>{card.meaning}</p>
      </>
    );
  return (
    <>
      <CardTitle className={styles.question}>What does this sign mean?</CardTitle>
      <Form card={card} />
    </>
  );
}

function Answer({ card, slug, direction }: SideProps & { slug: string }) {
  return (
    <>
      <CardTitle className={styles.gloss}>{card.gloss}</CardTitle>
      <p className={styles.meaning}>{card.meaning}</p>
      {direction === "from-english" && <Form card={card} />}
      <p>
        <SiteLink href={`/asl/dictionary/${slug}`}>See it in the dictionary</SiteLink>
      </p>
    </>
  );
}

/** Takes the focus when it appears. */
function CardTitle({ className, children }: Pick<ComponentProps<"h2">, "className" | "children">) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h2 className={className} tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}

/** How the sign is made: its video, or words without one. The words stand in for a video that can't be played, too. */
function Form({ card: { film, description } }: { card: SignCard }) {
  const [hasFailed, setFailed] = useState(false);
  if (!film || hasFailed) return <p className={styles.description}>{description}</p>;
  return (
    // Captions would give the answer away; there's nothing to hear.
    <video
      className={styles.film}
      controls
      muted
      playsInline
      autoPlay={!matchMedia("(prefers-reduced-motion: reduce)").matches}
      aria-label="The sign"
    >
      {film.map(({ src, type }, index) => (
        // The browser takes the first format it can play. When the last one fails, there's none.
        <source
          src={src}
          type={type}
          onError={index === film.length - 1 ? () => setFailed(true) : undefined}
          key={src}
        />
      ))}
    </video>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className={styles.key} aria-hidden="true">
    {children}
  </kbd>
);
