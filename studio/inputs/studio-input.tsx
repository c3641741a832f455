import { type InputProps, isArrayOfBlocksInputProps, isStringInputProps } from "sanity";
import { RichTextInput } from "./rich-text-input.tsx";
import { SharedFieldInput } from "./shared-field-input.tsx";

/** The input of every field, around the one that the field's type chose. */
export function StudioInput(props: InputProps) {
  if (isArrayOfBlocksInputProps(props)) return <RichTextInput {...props} />;
  if (isStringInputProps(props)) return <SharedFieldInput {...props} />;
  return props.renderDefault(props);
}
