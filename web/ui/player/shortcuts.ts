interface Shortcut {
  /** The values of `KeyboardEvent.key`, in lower case. */
  keys: readonly string[];
  label: string;
}

/** What the player does, with the keys that do it while the focus is inside the player (WCAG 2.1.4). */
export const shortcuts = {
  togglePlay: { keys: [" ", "k"], label: "Play or pause" },
  back: { keys: ["arrowleft"], label: "Back 5 seconds" },
  forward: { keys: ["arrowright"], label: "Forward 5 seconds" },
  farBack: { keys: ["j"], label: "Back 10 seconds" },
  farForward: { keys: ["l"], label: "Forward 10 seconds" },
  previousFrame: { keys: [","], label: "One frame back" },
  nextFrame: { keys: ["."], label: "One frame forward" },
  slower: { keys: ["<"], label: "Slower" },
  faster: { keys: [">"], label: "Faster" },
  captions: { keys: ["c"], label: "Captions" },
  transcript: { keys: ["t"], label: "Transcript" },
  loopStart: { keys: ["a"], label: "Repeat from here" },
  loopEnd: { keys: ["b"], label: "Repeat up to here" },
  clearLoop: { keys: ["escape"], label: "Stop repeating" },
  mirror: { keys: ["r"], label: "Mirror the picture" },
  mute: { keys: ["m"], label: "Mute" },
  pictureInPicture: { keys: ["p"], label: "Picture in picture" },
  fullScreen: { keys: ["f"], label: "Full screen" },
  help: { keys: ["?"], label: "Keyboard shortcuts" },
} as const satisfies Record<string, Shortcut>;

export type PlayerAction = keyof typeof shortcuts;

/** The actions that this video allows, each with what it does. A screen reader says the state of a button that was pressed by itself. */
export type PlayerActions = Partial<Record<PlayerAction, (isByButton?: boolean) => void>>;

const actionsByKey = new Map(
  Object.entries(shortcuts).flatMap(([action, { keys }]) =>
    keys.map((key): [string, PlayerAction] => [key, action as PlayerAction]),
  ),
);

/** What has the focus: a list takes all keys for itself, and a button takes the space bar. */
export type FocusedControl = "list" | "button" | "other";

type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

/** What a key does; null if it's the browser's or the focused control's. */
export function toAction({ key, altKey, ctrlKey, metaKey }: KeyPress, focus: FocusedControl) {
  if (altKey || ctrlKey || metaKey || focus === "list") return null;
  if (key === " " && focus === "button") return null;
  return actionsByKey.get(key.toLowerCase()) ?? null;
}

const keyNames: Readonly<Record<string, string>> = {
  " ": "Space",
  arrowleft: "←",
  arrowright: "→",
  escape: "Esc",
};

/** The keys of an action, as they're printed on a keyboard. */
export const toKeyNames = (action: PlayerAction): string[] =>
  shortcuts[action].keys.map((key) => keyNames[key] ?? key.toUpperCase());
