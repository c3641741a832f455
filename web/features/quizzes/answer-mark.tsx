export interface AnswerMarkProps {
  isRight: boolean;
}

/** A check mark or a cross, always beside words that say the same. */
export function AnswerMark({ isRight }: AnswerMarkProps) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true" focusable="false">
      <path
        d={isRight ? "M2.5 8.5 6.5 12.5 13.5 4" : "M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5"}
        stroke="currentcolor"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
