import type { DocumentActionComponent } from "sanity";

type WrapAction = (action: DocumentActionComponent) => DocumentActionComponent;

/**
 * Wraps each action once. The Studio asks for a document's actions again and again, and when it gets another function, it forgets the
 * action's state: that a click on Publish is waiting, for example.
 */
export function wrapOnce(wrap: WrapAction): WrapAction {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (action) => {
    const known = wrapped.get(action);
    if (known) return known;
    const wrapper = wrap(action);
    wrapped.set(action, wrapper);
    return wrapper;
  };
}
