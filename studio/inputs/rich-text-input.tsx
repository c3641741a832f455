import { PortableTextEditor } from "@portabletext/editor";
import { useCallback, useEffectEvent, useId, useLayoutEffect, useState } from "react";
import {
  type ArrayOfObjectsInputProps,
  type EditorChange,
  type FormPatch,
  type PatchEvent,
  pathToString,
  useGetFormValue,
} from "sanity";
import { unsavedText } from "./unsaved-text.ts";

/** Sanity's input, which says what's typed into it and isn't saved yet, and saves that when its form closes. */
export function RichTextInput(props: ArrayOfObjectsInputProps) {
  const path = pathToString(props.path);
  const id = useId();
  const getFormValue = useGetFormValue();
  const { onChange } = props;
  const [field] = useState(() => createField());
  const saveRest = useEffectEvent(() => {
    const rest = unsavedText.get(id);
    unsavedText.delete(id);
    if (rest) onChange([...rest.patches]);
  });
  // A layout effect ends before the form's own effects. After those, nothing is saved.
  useLayoutEffect(() => {
    field.open();
    return () => {
      saveRest();
      field.close();
    };
  }, [field]);
  const onChangeWhileOpen = useCallback(
    (patch: FormPatch | FormPatch[] | PatchEvent) => {
      if (field.isOpen()) onChange(patch);
    },
    [field, onChange],
  );
  // The same function each time, so that the text editor isn't subscribed to again with each letter.
  const onEditorChange = useCallback(
    (change: EditorChange, editor: PortableTextEditor) => {
      // Each letter is a patch at once. The document gets them together, as a mutation.
      if (change.type === "patch" && change.patch.origin === "local") {
        const blocks = PortableTextEditor.getValue(editor) ?? [];
        // The editor's patches are the form's, but for this mark, as in Sanity's own input.
        const patch = { ...change.patch, patchType: Symbol.for("sanity.patch") } as FormPatch;
        const patches = [...(unsavedText.get(id)?.patches ?? []), patch];
        unsavedText.set(id, { documentId: String(getFormValue(["_id"])), path, blocks, patches });
      }
      if (change.type === "mutation") unsavedText.delete(id);
    },
    [id, getFormValue, path],
  );
  return props.renderDefault({ ...props, onChange: onChangeWhileOpen, onEditorChange });
}

/** Whether a field is on the page. Its text editor may pass on what was typed once more after that. */
function createField() {
  let isOpen = true;
  return {
    isOpen: () => isOpen,
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
    },
  };
}
