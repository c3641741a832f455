import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
  DocumentActionsResolver,
} from "sanity";

/** What makes a document public, now or at a set time. */
export const publishActions = ["publish", "SchedulePublishAction"] as const;

/** Calls the action, which is a hook, and changes what it returns. */
type UseAction = (
  action: DocumentActionComponent,
  props: DocumentActionProps,
) => DocumentActionDescription | null;

/**
 * Changes the actions with these names: kinds such as `schedule`, or display names such as `SchedulePublishAction`, because pausing a
 * schedule is of the same kind. Each is wrapped once: the Studio asks for a document's actions again and again, and when it gets
 * another function, it forgets the action's state: that a click on Publish is waiting, for example.
 */
export function wrapActions(names: readonly string[], useAction: UseAction): DocumentActionsResolver {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  const wrap = (action: DocumentActionComponent) => {
    const known = wrapped.get(action);
    if (known) return known;
    const WrappedAction: DocumentActionComponent = (props) => useAction(action, props);
    if (action.action) WrappedAction.action = action.action;
    if (action.displayName) WrappedAction.displayName = action.displayName;
    wrapped.set(action, WrappedAction);
    return WrappedAction;
  };
  return (actions) =>
    actions.map((action) =>
      [action.action, action.displayName].some((name) => name && names.includes(name))
        ? wrap(action)
        : action,
    );
}
