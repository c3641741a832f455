import { startTransition, useCallback, useEffect, useEffectEvent, useState } from "react";
import { leaveDateInputs } from "../inputs/date-input.tsx";
import { useUnsavedDate } from "../inputs/unsaved-dates.ts";
import { publishActions, wrapActions } from "./wrap-actions.ts";

/**
 * Publishes and schedules no document whose form shows a date that the document doesn't have: a sale would start at once. A date that's
 * still being typed, when the shortcut is pressed, is saved first.
 */
export const onceDatesAreSaved = wrapActions(publishActions, function useOnceDatesAreSaved(action, props) {
  const description = action(props);
  const reason = useUnsavedDate(props.id);
  const [isWaiting, setWaiting] = useState(false);
  const proceed = useEffectEvent(() => {
    if (!description?.disabled && reason === null) description?.onHandle?.();
  });
  useEffect(() => {
    if (!isWaiting) return;
    setWaiting(false);
    proceed();
  }, [isWaiting]);
  const handleNow = description?.onHandle;
  // The Studio draws its actions again when it gets another function.
  const onHandle = useCallback(() => {
    // A transition comes after all that follows from leaving an input.
    if (leaveDateInputs()) startTransition(() => setWaiting(true));
    else handleNow?.();
  }, [handleNow]);
  if (!description) return description;
  return reason === null ? { ...description, onHandle } : { ...description, disabled: true, title: reason };
});
