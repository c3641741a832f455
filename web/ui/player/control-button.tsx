import type { ComponentProps } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { PlayerIcon, type PlayerIconProps } from "./player-icon.tsx";
import { type PlayerAction, type PlayerActions, shortcuts, toKeyNames } from "./shortcuts.ts";
import styles from "./player.module.css";

export interface ControlButtonProps {
  action: PlayerAction;
  actions: PlayerActions;
  icon: PlayerIconProps["name"];
  /** Inside the icon. */
  text?: string;
  /** Instead of the action's own name. */
  label?: string;
  /** Whether it's on, if it can be on or off. */
  isPressed?: boolean;
  /** Whether there's nothing to do right now. It stays in its place, so that the focus isn't lost. */
  isIdle?: boolean;
}

/** A button for one of the player's actions, with its key in the tooltip. Nothing if this video doesn't allow the action. */
export function ControlButton({ action, actions, icon, text, label, isPressed, isIdle }: ControlButtonProps) {
  const run = actions[action];
  if (!run) return null;
  return (
    <IconButton
      icon={icon}
      text={text}
      label={label ?? shortcuts[action].label}
      title={`${label ?? shortcuts[action].label} (${toKeyNames(action).join(", ")})`}
      aria-pressed={isPressed}
      aria-disabled={isIdle || undefined}
      onClick={() => run(true)}
    />
  );
}

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "type" | "children"> {
  icon: PlayerIconProps["name"];
  text?: string | undefined;
  label: string;
}

/** Its name is a tooltip, and is shown below the controls while it has the focus by keyboard. */
export function IconButton({ icon, text, label, ...rest }: IconButtonProps) {
  return (
    <button className={styles.control} type="button" title={label} {...rest}>
      <PlayerIcon name={icon} text={text} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
