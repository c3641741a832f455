import { useSyncExternalStore } from "react";
import { useConnectionState } from "sanity";
import { wrapActions } from "./wrap-actions.ts";

/** What would otherwise happen by itself once the Studio is connected again, when the editor may have changed their mind. */
const irreversible = [
  "publish",
  "schedule",
  "unpublish",
  "discardChanges",
  "discardVersion",
  "delete",
  "restore",
];

/** Disables what can't be taken back while the Studio isn't connected. Typing goes on, and is saved later. */
export const disabledWhileOffline = wrapActions(
  irreversible,
  function useDisabledWhileOffline(action, props) {
    const description = action(props);
    const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
    const connection = useConnectionState(props.id, props.type);
    if (!description || (isOnline && connection !== "reconnecting")) return description;
    return {
      ...description,
      disabled: true,
      title: "You're offline. Your changes are kept here, and you can do this once you're connected again.",
    };
  },
);

function onConnectionChange(change: () => void): () => void {
  window.addEventListener("online", change);
  window.addEventListener("offline", change);
  return () => {
    window.removeEventListener("online", change);
    window.removeEventListener("offline", change);
  };
}
