export interface PlayMarkProps {
  mark: "play" | "pause";
}

/** The two icons that all players share. */
export function PlayMark({ mark }: PlayMarkProps) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentcolor" aria-hidden="true" focusable="false">
      <path d={mark === "play" ? "M3 1.5 14 8 3 14.5Z" : "M2.5 1.5H6.5V14.5H2.5ZM9.5 1.5H13.5V14.5H9.5Z"} />
    </svg>
  );
}
