/** SPEC §9, in milliseconds: how long a message stands, and how long a press of an arrow stops the turning. */
export const rotationTime = 5000;
export const pauseTime = 5000;

export interface Rotation {
  count: number;
  index: number;
  /** `turning` by itself, `resting` after an arrow was pressed, `stopped` by the shopper until they start it again. */
  phase: "turning" | "resting" | "stopped";
  /** True while a message is read: the pointer or the keyboard's focus is on it. */
  held: boolean;
  /** Counts events that start the clock anew. */
  turn: number;
}

export type RotationEvent = "elapsed" | "next" | "previous" | "stop" | "start" | "hold" | "release";

export function createRotation(count: number): Rotation {
  return { count, index: 0, phase: "turning", held: false, turn: 0 };
}

/** What the bar does next (SPEC §4): it turns every five seconds, an arrow rests it for five, and both wrap around. */
export function advance(state: Rotation, event: RotationEvent): Rotation {
  const turn = state.turn + 1;
  switch (event) {
    case "elapsed":
      return state.phase === "resting"
        ? { ...state, turn, phase: "turning" }
        : { ...state, turn, index: wrap(state.index + 1, state.count) };
    case "next":
    case "previous": {
      const index = wrap(state.index + (event === "next" ? 1 : -1), state.count);
      return { ...state, turn, index, phase: state.phase === "stopped" ? "stopped" : "resting" };
    }
    case "stop":
      return { ...state, turn, phase: "stopped" };
    case "start":
      return { ...state, turn, phase: "turning" };
    case "hold":
      return { ...state, turn, held: true };
    case "release":
      return { ...state, turn, held: false };
  }
}

/** Milliseconds until the next `elapsed`, or null when nothing moves by itself. */
export function timeUntilElapsed({ count, phase, held }: Rotation): number | null {
  if (count < 2 || held || phase === "stopped") return null;
  return phase === "resting" ? pauseTime : rotationTime;
}

function wrap(index: number, count: number): number {
  return count === 0 ? 0 : (index + count) % count;
}
