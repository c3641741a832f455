import { type InputProps, isArrayOfBlocksInputProps, isObjectInputProps, isStringInputProps } from "sanity";
import { DocumentInput } from "./document-input.tsx";
import { RichTextInput } from "./rich-text-input.tsx";
import { SharedFieldInput } from "./shared-field-input.tsx";

/** The input of every field, around the one that the field's type chose. */
export function StudioInput(props: InputProps) {
  if (isObjectInputProps(props) && props.path.length === 0) return <DocumentInput {...props} />;
  if (isArrayOfBlocksInputProps(props)) return <RichTextInput {...props} />;
  if (isStringInputProps(props)) return <SharedFieldInput {...props} />;
  return props.renderDefault(props);
}
