"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { matchesWords } from "#features/questions/matches-words.ts";
import { countOf } from "#lib/count-of.ts";
import styles from "./question-search.module.css";

export interface QuestionSearchProps {
  /** All questions; each wrapper has `data-question`. */
  children: ReactNode;
  /** Shown when none matches. */
  nothingFound: ReactNode;
}

/**
 * Hides questions that don't contain the search words. It reads them from the page, so no second copy is sent. Without
 * JavaScript, the field is hidden.
 */
export function QuestionSearch({ children, nothingFound }: QuestionSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [matchCount, setMatchCount] = useState<number | null>(null);

  // Includes text typed before React loaded.
  useEffect(() => setMatchCount(showMatching(list.current, field.current?.value ?? "")), []);

  return (
    <>
      <search className={styles.search}>
        <label className={styles.label} htmlFor="question-search">
          Search the questions
        </label>
        <input
          className={styles.field}
          id="question-search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          ref={field}
          onChange={({ target }) => setMatchCount(showMatching(list.current, target.value))}
        />
        <output className={styles.count} htmlFor="question-search">
          {matchCount !== null && countOf(matchCount, "question")}
        </output>
      </search>
      <div ref={list}>{children}</div>
      {matchCount === 0 && nothingFound}
    </>
  );
}

/** The number of matches, or null without a search. */
function showMatching(list: HTMLElement | null, search: string): number | null {
  const questions = [...(list?.querySelectorAll<HTMLElement>("[data-question]") ?? [])];
  for (const question of questions) question.hidden = !matchesWords(question.textContent, search);
  return search.trim() === "" ? null : questions.filter(({ hidden }) => !hidden).length;
}
