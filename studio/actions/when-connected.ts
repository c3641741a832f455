import { useSyncExternalStore } from "react";
import { type DocumentActionComponent, type DocumentActionsResolver, useConnectionState } from "sanity";
import { wrapOnce } from "./wrap-once.ts";

/** What would otherwise happen by itself once the Studio is connected again, when the editor may have changed their mind. */
const held = new Set(["publish", "unpublish", "discardChanges", "delete", "restore"]);

/** Disables what can't be taken back while the Studio isn't connected. Typing goes on, and is saved later. */
export const heldWhileOffline: DocumentActionsResolver = (actions) =>
  actions.map((action) => (action.action && held.has(action.action) ? whenConnected(action) : action));

const whenConnected = wrapOnce((action) => {
  const WhenConnected: DocumentActionComponent = (props) => {
    const description = action(props);
    const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
    const connection = useConnectionState(props.id, props.type);
    if (!description || (isOnline && connection !== "reconnecting")) return description;
    return {
      ...description,
      disabled: true,
      title: "You're offline. Your changes are kept here, and you can do this once you're connected again.",
    };
  };
  if (action.action) WhenConnected.action = action.action;
  WhenConnected.displayName = "WhenConnected";
  return WhenConnected;
});

function onConnectionChange(change: () => void): () => void {
  window.addEventListener("online", change);
  window.addEventListener("offline", change);
  return () => {
    window.removeEventListener("online", change);
    window.removeEventListener("offline", change);
  };
}
