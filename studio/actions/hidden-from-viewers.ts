import { useMayWrite } from "../documents/use-may-write.ts";
import { wrapActions } from "./wrap-actions.ts";

/** Scheduling, and what's done with a schedule. The Studio offers these to viewers too, for whom they fail. */
export const hiddenFromViewers = wrapActions(
  ["publish", "schedule", "discardVersion"],
  function useHiddenFromViewers(action, props) {
    const description = action(props);
    const mayWrite = useMayWrite(props.type);
    // A draft's Publish says by itself why it's disabled.
    const isPublish = action.action === "publish" && !props.release;
    return mayWrite || isPublish ? description : null;
  },
);
