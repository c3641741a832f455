import { Stack, Text } from "@sanity/ui";
import { type LimitedField, metadataLimits } from "@shop/schemas/vocabulary/metadata-limits.ts";
import { type InputProps, isObjectInputProps, type ObjectInputProps } from "sanity";
import { SearchPreview } from "./search-preview.tsx";

/** Adds a preview to a page's metadata, and to its texts, how many characters are shown of them. */
export function MetadataInput(props: InputProps) {
  return props.schemaType.name === "metadata" && isObjectInputProps(props) ? (
    <PreviewedMetadata {...props} />
  ) : (
    props.renderDefault(props)
  );
}

function PreviewedMetadata(props: ObjectInputProps) {
  // A course's metadata as a gift has no page of its own.
  const isOfPage = props.path.length === 1 && props.path[0] === "meta";
  const renderInput: ObjectInputProps["renderInput"] = (input) => {
    const field = input.path.length === props.path.length + 1 ? input.path.at(-1) : null;
    if (!isLimited(field)) return props.renderInput(input);
    return (
      <Stack gap={2}>
        {props.renderInput(input)}
        <Text muted size={1}>
          {typeof input.value === "string" ? input.value.length : 0} of about {metadataLimits[field]}{" "}
          characters
        </Text>
      </Stack>
    );
  };
  return (
    <Stack gap={5}>
      {isOfPage && <SearchPreview />}
      {props.renderDefault({ ...props, renderInput })}
    </Stack>
  );
}

const isLimited = (field: unknown): field is LimitedField =>
  typeof field === "string" && field in metadataLimits;
