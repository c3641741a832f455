import { type InputProps, isArrayOfBlocksInputProps, isObjectInputProps, isStringInputProps } from "sanity";
import { DateInput } from "./date-input.tsx";
import { DocumentInput } from "./document-input.tsx";
import { RichTextInput } from "./rich-text-input.tsx";
import { SharedFieldInput } from "./shared-field-input.tsx";

const dateTypes = new Set(["date", "datetime"]);

/** The input of every field, around the one that the field's type chose. */
export function StudioInput(props: InputProps) {
  if (isObjectInputProps(props) && props.path.length === 0) return <DocumentInput {...props} />;
  if (isArrayOfBlocksInputProps(props)) return <RichTextInput {...props} />;
  if (isStringInputProps(props) && dateTypes.has(props.schemaType.name)) return <DateInput {...props} />;
  if (isStringInputProps(props)) return <SharedFieldInput {...props} />;
  return props.renderDefault(props);
}
