/** How long a message is shown, and how long an arrow pauses rotation (requirements §9.8). */
const rotationMs = 5000;
const pauseMs = 5000;

export interface Rotation {
  /** The current message. */
  index: number;
  /** `turning` by itself, `resting` after an arrow was pressed, `stopped` until the shopper resumes it. */
  phase: "turning" | "resting" | "stopped";
  /** A message that is hovered or focused is being read. */
  isPointedAt: boolean;
  hasFocus: boolean;
}

export type RotationEvent =
  | "elapsed"
  | "next"
  | "previous"
  | "stop"
  | "start"
  | "pointer-enter"
  | "pointer-leave"
  | "focus"
  | "blur";

export const initialRotation: Rotation = { index: 0, phase: "turning", isPointedAt: false, hasFocus: false };

/**
 * The next state of the bar (requirements §4.61): it advances every five seconds, an arrow pauses it for five, and navigation
 * wraps around. Every event returns a new state, which restarts the timer.
 */
export function advance(state: Rotation, event: RotationEvent, count: number): Rotation {
  switch (event) {
    case "elapsed":
      return state.phase === "resting" ? { ...state, phase: "turning" } : step(state, 1, count);
    case "next":
    case "previous": {
      const moved = step(state, event === "next" ? 1 : -1, count);
      return { ...moved, phase: state.phase === "stopped" ? "stopped" : "resting" };
    }
    case "stop":
      return { ...state, phase: "stopped" };
    case "start":
      return { ...state, phase: "turning" };
    case "pointer-enter":
    case "pointer-leave":
      return { ...state, isPointedAt: event === "pointer-enter" };
    case "focus":
    case "blur":
      return { ...state, hasFocus: event === "focus" };
    default:
      return event satisfies never;
  }
}

/** Milliseconds until the next `elapsed`, or null when nothing is scheduled. */
export function timeUntilElapsed({ phase, isPointedAt, hasFocus }: Rotation, count: number): number | null {
  if (count < 2 || isPointedAt || hasFocus || phase === "stopped") return null;
  return phase === "resting" ? pauseMs : rotationMs;
}

function step(state: Rotation, by: 1 | -1, count: number): Rotation {
  return { ...state, index: count === 0 ? 0 : (state.index + by + count) % count };
}
