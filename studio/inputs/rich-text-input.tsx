import { PortableTextEditor } from "@portabletext/editor";
import { useCallback, useEffect, useId } from "react";
import { type ArrayOfObjectsInputProps, type EditorChange, pathToString, useGetFormValue } from "sanity";
import { unsavedText } from "./unsaved-text.ts";

/** Sanity's input, which says what's typed into it and isn't saved yet. */
export function RichTextInput(props: ArrayOfObjectsInputProps) {
  const path = pathToString(props.path);
  const id = useId();
  const getFormValue = useGetFormValue();
  useEffect(() => () => unsavedText.delete(id), [id]);
  // The same function each time, so that the text editor isn't subscribed to again with each letter.
  const onEditorChange = useCallback(
    (change: EditorChange, editor: PortableTextEditor) => {
      // Each letter is a patch at once. The document gets them together, as a mutation.
      if (change.type === "patch" && change.patch.origin === "local") {
        const blocks = PortableTextEditor.getValue(editor) ?? [];
        unsavedText.set(id, { documentId: String(getFormValue(["_id"])), path, blocks });
      }
      if (change.type === "mutation") unsavedText.delete(id);
    },
    [id, getFormValue, path],
  );
  return props.renderDefault({ ...props, onEditorChange });
}
