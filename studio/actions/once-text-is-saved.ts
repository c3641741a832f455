import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { DocumentActionsResolver } from "sanity";
import { unsavedText } from "../inputs/unsaved-text.ts";
import { wrapOnce } from "./wrap-once.ts";

/** Publishes what was typed last, too: Sanity's action publishes what the document has, and rich text arrives there a moment later. */
export const publishedOnceTextIsSaved: DocumentActionsResolver = (actions) =>
  actions.map((action) => (action.action === "publish" ? onceTextIsSaved(action) : action));

const onceTextIsSaved = wrapOnce((action) => {
  const OnceTextIsSaved: typeof action = (props) => {
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
    return (
      description && {
        ...description,
        disabled: Boolean(description.disabled) || isWaiting,
        onHandle: () => (unsavedText.exists() ? setWaiting(true) : description.onHandle?.()),
      }
    );
  };
  OnceTextIsSaved.action = "publish";
  OnceTextIsSaved.displayName = "OnceTextIsSaved";
  return OnceTextIsSaved;
});
