import { useCallback, useEffect, useId } from "react";
import type { ArrayOfObjectsInputProps, EditorChange } from "sanity";
import { unsavedText } from "./unsaved-text.ts";

/** Sanity's input, which says when its text isn't saved yet. */
export function RichTextInput(props: ArrayOfObjectsInputProps) {
  const id = useId();
  useEffect(() => () => unsavedText.delete(id), [id]);
  // The same function each time, so that the text editor isn't subscribed to again with each letter.
  const onEditorChange = useCallback(
    (change: EditorChange) => {
      // Each letter is a patch at once. The document gets them together, as a mutation.
      if (change.type === "patch" && change.patch.origin === "local") unsavedText.add(id);
      if (change.type === "mutation") unsavedText.delete(id);
    },
    [id],
  );
  return props.renderDefault({ ...props, onEditorChange });
}
