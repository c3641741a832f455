import { CheckmarkIcon, CopyIcon } from "@sanity/icons";
import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";

interface ShownOnceProps {
  link: string;
  onAnother: () => void;
}

/** The link that was made. Nothing stores it, so this is the one time to copy it. */
export function ShownOnce({ link, onAnother }: ShownOnceProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  };
  return (
    <Stack gap={4}>
      <Card tone="positive" padding={4} radius={2} border as="output">
        <Stack gap={3}>
          <Text weight="medium">The link is ready</Text>
          <Text size={1}>Copy it now: it is shown only this once. You can end it at any time.</Text>
        </Stack>
      </Card>
      <TextInput
        aria-label="Preview link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Flex gap={2}>
        <Button
          tone="primary"
          icon={isCopied ? CheckmarkIcon : CopyIcon}
          text={isCopied ? "Copied" : "Copy the link"}
          onClick={() => void copy()}
        />
        <Button mode="bleed" text="Make another" onClick={onAnother} />
      </Flex>
    </Stack>
  );
}
