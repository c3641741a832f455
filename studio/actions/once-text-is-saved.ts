import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { unsavedText } from "../inputs/unsaved-text.ts";
import { wrapActions } from "./wrap-actions.ts";

/** Publishes what was typed last, too: Sanity's action publishes what the document has, and rich text arrives there a moment later. */
export const publishedOnceTextIsSaved = wrapActions(["publish"], function useOnceTextIsSaved(action, props) {
  const description = action(props);
  const isUnsaved = useSyncExternalStore(unsavedText.subscribe, unsavedText.exists);
  const [isWaiting, setWaiting] = useState(false);
  const publish = useEffectEvent(() => {
    if (!description?.disabled) description?.onHandle?.();
  });
  useEffect(() => {
    if (!isWaiting || isUnsaved) return;
    setWaiting(false);
    publish();
  }, [isWaiting, isUnsaved]);
  const publishNow = description?.onHandle;
  // The Studio draws its actions again when it gets another function.
  const onHandle = useCallback(
    () => (unsavedText.exists() ? setWaiting(true) : publishNow?.()),
    [publishNow],
  );
  return description && { ...description, disabled: Boolean(description.disabled) || isWaiting, onHandle };
});
