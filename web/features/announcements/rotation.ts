/** In milliseconds: how long a message stands, and how long a press of an arrow stops the turning (requirements §9.8). */
const rotationTime = 5000;
const pauseTime = 5000;

export interface Rotation {
  /** Of the message on show. */
  index: number;
  /** `turning` by itself, `resting` after an arrow was pressed, `stopped` by the shopper until they start it again. */
  phase: "turning" | "resting" | "stopped";
  /** Whether the pointer, and whether the keyboard's focus, is on a message: then it is being read. */
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
 * What the bar does next (requirements §4.61): it turns every five seconds, an arrow rests it for five, and both wrap around. Each
 * event makes a new state, and each new state starts the clock anew.
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

/** Milliseconds until the next `elapsed`, or null when nothing moves by itself. */
export function timeUntilElapsed({ phase, isPointedAt, hasFocus }: Rotation, count: number): number | null {
  if (count < 2 || isPointedAt || hasFocus || phase === "stopped") return null;
  return phase === "resting" ? pauseTime : rotationTime;
}

function step(state: Rotation, by: 1 | -1, count: number): Rotation {
  return { ...state, index: count === 0 ? 0 : (state.index + by + count) % count };
}
