"use client";
import { useEffect } from "react";
import type { QuizCompletion } from "#features/analytics/analytics-events.ts";
import { track } from "#features/analytics/track.ts";
import { takeFinishedQuiz } from "./quiz-progress.ts";

export interface ReportCompletionProps {
  /** The quiz's document id. */
  id: string;
  completion: QuizCompletion;
}

/** Reports a quiz that was just finished in this tab, once: not after a reload, and not for a result's link. */
export function ReportCompletion({ id, completion }: ReportCompletionProps) {
  useEffect(() => {
    if (takeFinishedQuiz(id)) track({ kind: "quiz", completion });
  }, [id, completion]);
  return null;
}
