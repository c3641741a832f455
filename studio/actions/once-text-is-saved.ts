import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { unsavedText } from "../inputs/unsaved-text.ts";
import { publishActions, wrapActions } from "./wrap-actions.ts";

/**
 * Publishes and schedules what was typed last, too: Sanity's actions take what the document has, and rich text arrives there a moment
 * later.
 */
export const onceTextIsSaved = wrapActions(publishActions, function useOnceTextIsSaved(action, props) {
  const description = action(props);
  const isUnsaved = useSyncExternalStore(unsavedText.subscribe, unsavedText.exists);
  const [isWaiting, setWaiting] = useState(false);
  const proceed = useEffectEvent(() => {
    if (!description?.disabled) description?.onHandle?.();
  });
  useEffect(() => {
    if (!isWaiting || isUnsaved) return;
    setWaiting(false);
    proceed();
  }, [isWaiting, isUnsaved]);
  const handleNow = description?.onHandle;
  // The Studio draws its actions again when it gets another function.
  const onHandle = useCallback(() => (unsavedText.exists() ? setWaiting(true) : handleNow?.()), [handleNow]);
  return description && { ...description, disabled: Boolean(description.disabled) || isWaiting, onHandle };
});
