import { CopyIcon } from "@sanity/icons";
import { Button, Stack } from "@sanity/ui";
import { useRef, useState } from "react";
import { type ArrayOfObjectsInputProps, type InputProps, isArrayOfObjectsInputProps } from "sanity";
import { copySection, holdsSections, type Section } from "./listed-sections.ts";
import { SectionDialog } from "./section-dialog.tsx";

/** Adds a button to lists of sections that copies one from another page. */
export function SectionsInput(props: InputProps) {
  return isArrayOfObjectsInputProps(props) && holdsSections(props.schemaType.of) && !props.readOnly ? (
    <ListWithButton {...props} />
  ) : (
    props.renderDefault(props)
  );
}

function ListWithButton(props: ArrayOfObjectsInputProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const copy = (section: Section) => {
    setIsChoosing(false);
    // It's complete as it is: its type's defaults would fill what its page leaves empty.
    props.onInsert({
      items: [copySection(section)],
      position: "after",
      referenceItem: -1,
      skipInitialValue: true,
    });
  };
  const cancel = () => {
    setIsChoosing(false);
    button.current?.focus();
  };
  return (
    <Stack gap={1}>
      {props.renderDefault(props)}
      <Button
        icon={CopyIcon}
        mode="ghost"
        onClick={() => setIsChoosing(true)}
        ref={button}
        text="Copy from another page…"
      />
      {isChoosing && <SectionDialog onCancel={cancel} onChoose={copy} />}
    </Stack>
  );
}
